import { useLoaderData } from 'react-router-dom';
import { CallToAction, Hero, LinkButton } from '@site/design-system';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { application, browse, contact, hero } from '../../content/candidates.ts';
import { ApplicationForm } from '../../features/candidates/application-form.tsx';
import { Benefits } from '../../features/candidates/benefits.tsx';
import { APPLY_ID } from '../../features/candidates/form.ts';
import { LicenceSign } from '../../features/candidates/licence-sign.tsx';
import { PayScale } from '../../features/candidates/pay-scale.tsx';
import { RouteIn } from '../../features/candidates/route-in.tsx';
import { Testimonials } from '../../features/candidates/testimonials.tsx';
import { ContactPanel } from '../../features/contact-details/contact-panel.tsx';
import { FormSection } from '../../features/forms/form-section.tsx';
import { NewestJobs } from '../../features/newest-jobs/newest-jobs.tsx';
import { TrailBar } from '../../features/trail/trail-bar.tsx';
import type { CandidatesData } from './loader.ts';
import { trail } from './meta.ts';

const CATEGORIES_ID = 'job-categories';

export function CandidatesPage() {
  const { promise } = useLoaderData<CandidatesData>();
  return (
    <>
      <Hero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <LinkButton href={`#${APPLY_ID}`} size="lg" end="arrow-right">
              {hero.apply}
            </LinkButton>
            <LinkButton href={`#${CATEGORIES_ID}`} size="lg" variant="secondary">
              {hero.categories}
            </LinkButton>
          </>
        }
        picture={<LicenceSign />}
      />
      <TrailBar trail={trail} />
      <PayScale id={CATEGORIES_ID} />
      <NewestJobs of="hgv-driver" />
      <Benefits />
      <RouteIn promise={promise} />
      <Testimonials />
      <FormSection
        id={APPLY_ID}
        heading={application.heading}
        text={application.text}
        aside={<ContactPanel {...contact} />}
      >
        <ApplicationForm />
      </FormSection>
      <CallToAction
        tone="ink"
        title={browse.title}
        actions={
          <LinkButton href={jobListHref} size="lg" end="arrow-right">
            {browse.action}
          </LinkButton>
        }
      >
        {browse.text}
      </CallToAction>
    </>
  );
}
