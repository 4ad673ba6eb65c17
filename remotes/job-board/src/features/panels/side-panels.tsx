import { Card, Cluster, Heading, Icon, Link, Stack, type IconName } from '@site/design-system';
import type { ReactNode } from 'react';
import type { JobQuery } from '@site/contract';
import {
  articleCareerProgressionHref,
  articleDriverHoursRegulationsHref,
  articleSafetyTipsHref,
  articleSalaryNegotiationHref,
  candidatesHref,
} from '@site/remote-kit/links/marketing.ts';
import { JobAlertPanel } from '../alerts/job-alert-panel.tsx';
import { searchHref } from '../search/job-search.ts';
import { popularSearches } from '../search/options.ts';

const resources = [
  { label: 'Negotiating your salary', href: articleSalaryNegotiationHref },
  { label: 'Career progression in transport', href: articleCareerProgressionHref },
  { label: 'Drivers’ hours explained', href: articleDriverHoursRegulationsHref },
  { label: 'Ten safety tips for drivers', href: articleSafetyTipsHref },
  { label: 'Register as a candidate', href: candidatesHref },
];

/** Beside the results: help for visitors who have not found a job yet. */
export function SidePanels({ query }: { query: JobQuery }) {
  return (
    <Stack gap={4}>
      <Panel title="Job Alerts" icon="bell">
        <JobAlertPanel query={query} />
      </Panel>
      <Panel title="Popular Searches" icon="search">
        <LinkList links={popularSearches.map((search) => ({ label: search, href: searchHref({ search }) }))} />
      </Panel>
      <Panel title="Career Resources" icon="book">
        <LinkList links={resources} />
      </Panel>
    </Stack>
  );
}

function Panel({ title, icon, children }: { title: string; icon: IconName; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size="sm">
          <Cluster as="span" gap={2}>
            <Icon name={icon} /> {title}
          </Cluster>
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

function LinkList({ links }: { links: { label: string; href: string }[] }) {
  return (
    <Stack as="ul" gap={2}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} variant="standalone">
            {label}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
