import { Cluster, Icon, Link, Panel, Stack, type IconName } from '@site/design-system';
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
      <Panel title={withIcon('bell', 'Job alerts')}>
        <JobAlertPanel query={query} />
      </Panel>
      <Panel title={withIcon('search', 'Popular searches')}>
        <LinkList links={popularSearches.map((search) => ({ label: search, href: searchHref({ search }) }))} />
      </Panel>
      <Panel title={withIcon('book', 'Career resources')}>
        <LinkList links={resources} />
      </Panel>
    </Stack>
  );
}

const withIcon = (icon: IconName, title: string) => (
  <Cluster as="span" gap={2}>
    <Icon name={icon} /> {title}
  </Cluster>
);

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
