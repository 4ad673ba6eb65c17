import type { ReactNode } from 'react';
import { brand, Card, DescriptionList, Heading, Link, Stack, Text } from '@site/design-system';
import type { JobDetail } from '../job/job-detail.ts';

export function DetailsPanel({ detail: { job, company, salary, jobType, posted } }: { detail: JobDetail }) {
  return (
    <Panel title="Job Details">
      <DescriptionList
        layout="stacked"
        items={[
          { term: 'Company', description: company },
          ...(job.location ? [{ term: 'Location', description: job.location }] : []),
          { term: 'Salary', description: salary },
          { term: 'Job type', description: jobType },
          { term: 'Category', description: job.category },
          { term: 'Posted', description: <time dateTime={job.created_at}>{posted}</time> },
        ]}
      />
    </Panel>
  );
}

export function ContactPanel() {
  return (
    <Panel title="Questions about this job?">
      <Text>Our recruitment team knows the people behind the advert. Ask before you apply.</Text>
      <Stack as="ul" gap={2}>
        <li>
          <Link href={brand.phone.href} variant="standalone">
            {brand.phone.display}
          </Link>
        </li>
        <li>
          <Link href={`mailto:${brand.emails.recruitment}`} variant="standalone">
            {brand.emails.recruitment}
          </Link>
        </li>
      </Stack>
      <Text size="sm" tone="muted">
        Phone {brand.openingHours}
      </Text>
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size="sm">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
