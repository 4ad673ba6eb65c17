import { DataTable, EmptyState, ErrorState, Heading, Link, Stack } from '@site/design-system';
import { messageOf } from '@site/remote-kit';
import type { PublicJob, Result } from '@site/contract';
import { jobDetailHref } from '@site/remote-kit/links/job-board.ts';
import { UtcDay } from './utc-time.tsx';

const columns = [
  { key: 'title', label: 'Title' },
  { key: 'location', label: 'Location' },
  { key: 'category', label: 'Category' },
  { key: 'salary', label: 'Salary' },
  { key: 'posted', label: 'Posted' },
];

const toRow = ({ slug, title, location, category, salary_text, posted_date }: PublicJob) => ({
  title: <Link href={jobDetailHref({ slug })}>{title}</Link>,
  location,
  category,
  salary: salary_text,
  posted: <UtcDay value={posted_date} />,
});

export function JobList({ jobs }: { jobs: Result<PublicJob[]> }) {
  return (
    <Stack as="section" gap={4} aria-labelledby="jobs-heading">
      <Heading level={2} size="md" id="jobs-heading">
        Current jobs{jobs.ok && ` (${jobs.data.length})`}
      </Heading>
      {jobs.ok ? <Jobs rows={jobs.data} /> : <ErrorState title={messageOf(jobs.error)} level={3} />}
    </Stack>
  );
}

function Jobs({ rows }: { rows: readonly PublicJob[] }) {
  if (rows.length === 0)
    return <EmptyState title={'No jobs found yet. Click "Sync Jobs" to fetch...'} icon="truck" level={3} />;
  return (
    <DataTable narrow="stack" caption="The newest jobs in the database" columns={columns} rows={rows.map(toRow)} />
  );
}
