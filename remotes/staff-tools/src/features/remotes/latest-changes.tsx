import { DataTable, EmptyState, Heading, Stack } from '@site/design-system';
import type { RemoteChange } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { VersionName } from './version-name.tsx';

const columns = [
  { key: 'at', label: 'When' },
  { key: 'by', label: 'Who' },
  { key: 'remote', label: 'Remote' },
  { key: 'action', label: 'What' },
  { key: 'from', label: 'From' },
  { key: 'to', label: 'To' },
  { key: 'note', label: 'Note' },
] as const;

/** Who did what with the remotes, the newest first. */
export function LatestChanges({ changes }: { changes: readonly RemoteChange[] }) {
  return (
    <Stack as="section" gap={3} aria-labelledby="changes-heading">
      <Heading level={2} size="sm" id="changes-heading">
        Latest changes
      </Heading>
      {changes.length === 0 ? (
        <EmptyState title="Nobody has changed anything yet" level={3} />
      ) : (
        <DataTable narrow="stack" caption="Latest changes of remotes" columns={columns} rows={changes.map(toRow)} />
      )}
    </Stack>
  );
}

const toRow = ({ at, ...change }: RemoteChange) => ({
  ...change,
  at: <UtcTime value={at} />,
  from: change.from !== null && <VersionName version={change.from} />,
  to: change.to !== null && <VersionName version={change.to} />,
});
