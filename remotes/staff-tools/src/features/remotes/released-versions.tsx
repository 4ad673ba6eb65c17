import { DataTable, EmptyState, Heading, Stack } from '@site/design-system';
import type { RemoteVersion } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { VersionName } from './version-name.tsx';
import { VersionState } from './version-state.tsx';

const columns = [
  { key: 'remote', label: 'Remote' },
  { key: 'version', label: 'Version' },
  { key: 'state', label: 'Visitors', nowrap: true },
  { key: 'releasedAt', label: 'Released' },
  { key: 'releasedBy', label: 'By' },
  { key: 'reasons', label: 'Why rejected' },
] as const;

/** The versions that were released or rejected lately, of all remotes. */
export function ReleasedVersions({ versions }: { versions: readonly RemoteVersion[] }) {
  return (
    <Stack as="section" gap={3} aria-labelledby="versions-heading">
      <Heading level={2} size="sm" id="versions-heading">
        Released versions
      </Heading>
      {versions.length === 0 ? (
        <EmptyState title="No version was released yet" level={3} />
      ) : (
        <DataTable narrow="stack" caption="Released versions" columns={columns} rows={versions.map(toRow)} />
      )}
    </Stack>
  );
}

const toRow = ({ remote, version, state, releasedAt, releasedBy, reasons }: RemoteVersion) => ({
  remote,
  version: <VersionName version={version} />,
  state: <VersionState state={state} />,
  releasedAt: <UtcTime value={releasedAt} />,
  releasedBy,
  reasons: reasons.join('; '),
});
