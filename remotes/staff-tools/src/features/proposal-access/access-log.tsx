import { DataTable, EmptyState, Heading, Pagination, Stack } from '@site/design-system';
import type { AccessLogEntry, ProposalAccessReply } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { eventName, proposalName, readerName } from './names.ts';

const columns = [
  { key: 'at', label: 'When' },
  { key: 'person', label: 'Who' },
  { key: 'proposal', label: 'Proposal' },
  { key: 'event', label: 'What' },
];

const toRow = (entry: AccessLogEntry) => ({
  at: <UtcTime value={entry.at} />,
  person: readerName(entry),
  proposal: proposalName(entry.scope),
  event: eventName(entry),
});

interface AccessLogProps extends Pick<ProposalAccessReply, 'log' | 'pagination'> {
  page: number;
}

/** Who opened which section, newest first. */
export function AccessLog({ log, pagination: { total, totalPages }, page }: AccessLogProps) {
  return (
    <Stack as="section" gap={4} aria-labelledby="log-heading">
      <Heading level={2} size="md" id="log-heading">
        Access log ({total})
      </Heading>
      {log.length === 0 ? (
        <EmptyState
          title={total === 0 ? 'Nothing has been read' : 'The log has no such page'}
          icon="eye"
          headingLevel={3}
        />
      ) : (
        <DataTable caption="Who read what, and when" columns={columns} rows={log.map(toRow)} />
      )}
      <Pagination page={page} totalPages={totalPages} hrefFor={(number) => `/staff/proposal-access?page=${number}`} />
    </Stack>
  );
}
