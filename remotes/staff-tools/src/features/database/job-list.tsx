import { DataTable, EmptyState, Heading, Link, Stack } from '@site/design-system';
import type { PublicJob, Result } from '@site/contract';
import { UtcTime } from './utc-time.tsx';

const columns = [
  { key: 'title', label: 'Title' },
  { key: 'location', label: 'Location' },
  { key: 'category', label: 'Category' },
  { key: 'salary', label: 'Salary' },
  { key: 'posted', label: 'Posted' },
];

const toRow = ({ slug, title, location, category, salary_text, posted_date }: PublicJob) => ({
  title: <Link href={`/jobs/${slug}`}>{title}</Link>,
  location,
  category,
  salary: salary_text,
  posted: <UtcTime value={posted_date} />,
});

export function JobList({ jobs }: { jobs: Result<PublicJob[]> }) {
  const rows = jobs.ok ? jobs.data : [];
  return (
    <Stack as="section" gap={4} aria-labelledby="jobs-heading">
      <Heading level={2} size="md" id="jobs-heading">
        Current Jobs ({rows.length})
      </Heading>
      {rows.length === 0 ? (
        <EmptyState title={'No jobs found yet. Click "Sync Jobs" to fetch...'} icon="truck" />
      ) : (
        <DataTable caption="The newest jobs in the database" columns={columns} rows={rows.map(toRow)} />
      )}
    </Stack>
  );
}
