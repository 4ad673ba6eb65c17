import { useLoaderData, useLocation } from 'react-router-dom';
import { landingHref } from '@site/contract';
import { LinkButton, PageMessage, RetryButton, Section, Stack } from '@site/design-system';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { LandingLinks } from '../../features/landing/landing-links.tsx';
import { landingRole } from '../../features/landing/landing.ts';
import { JobList } from '../job-list/page.tsx';
import type { JobLandingData } from './loader.ts';

/** The jobs of a role, a place or both: the list with that search, and links to its neighbours. */
export function JobLandingPage() {
  const data = useLoaderData<JobLandingData>();
  if (data.view === 'not-found') return <NoSuchPage />;
  if (data.view === 'failed') return <Failed />;
  const { path, places, roles } = data;
  const role = landingRole(path.role);
  return (
    <>
      <JobList data={data.list} title={data.title} lead={data.intro} trail={data.trail} />
      {places.length + roles.length > 0 && (
        <Section tone="sunken">
          <Stack gap={6}>
            <LandingLinks
              title={role ? `${role.name} jobs in other places` : 'Jobs in other places'}
              links={places}
              hrefFor={(place) => landingHref({ ...path, place })}
            />
            <LandingLinks
              title={path.place ? 'Other roles here' : 'Other roles'}
              links={roles}
              hrefFor={(other) => landingHref({ ...path, role: other })}
            />
          </Stack>
        </Section>
      )}
    </>
  );
}

function NoSuchPage() {
  return (
    <PageMessage
      icon="search"
      title="Page not found"
      lead="We know no such role or place."
      actions={
        <LinkButton href={jobListHref} start="search">
          Browse all jobs
        </LinkButton>
      }
    />
  );
}

function Failed() {
  const { pathname } = useLocation();
  return (
    <PageMessage
      status="danger"
      title="These jobs are stuck in traffic"
      lead="Loading the jobs failed. This is our fault, not your search."
      actions={
        <>
          <RetryButton href={pathname} />
          <LinkButton href={jobListHref} variant="secondary">
            Browse all jobs
          </LinkButton>
        </>
      }
    />
  );
}
