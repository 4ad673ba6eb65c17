import { Badge, DataTable, EmptyState, Link, Text } from '@site/design-system';
import type { JobToAnswer } from '@site/contract';

const columns = [
  { key: 'title', label: 'Job' },
  { key: 'state', label: 'State' },
  { key: 'waiting', label: 'Waiting', align: 'end' },
] as const;

export function JobsToAnswer({ jobs }: { jobs: readonly JobToAnswer[] }) {
  if (jobs.length === 0) return <EmptyState title="Everybody has an answer" level={2} />;
  return (
    <DataTable
      narrow="stack"
      caption="Jobs with applicants who wait for an answer, closed ones first"
      columns={columns}
      rows={jobs.map(({ slug, title, company, location, isOpen, waiting }) => ({
        title: (
          <>
            <Link href={`/staff/answers?job=${encodeURIComponent(slug)}`}>{title}</Link>
            <Text size="sm" muted>
              {[company, location].filter(Boolean).join(', ')}
            </Text>
          </>
        ),
        state: <Badge status={isOpen ? 'neutral' : 'warning'}>{isOpen ? 'Open' : 'Closed'}</Badge>,
        waiting: waiting.toLocaleString('en-GB'),
      }))}
    />
  );
}
