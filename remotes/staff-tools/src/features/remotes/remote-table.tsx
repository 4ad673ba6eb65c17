import { Badge, Stack, Text } from '@site/design-system';
import type { RunningRemote } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { VersionName } from './version-name.tsx';

export const remoteColumns = [
  { key: 'name', label: 'Remote' },
  { key: 'status', label: 'Build' },
  { key: 'version', label: 'Version' },
  { key: 'release', label: 'Release' },
  { key: 'builtAt', label: 'Built' },
  { key: 'routes', label: 'Routes', align: 'end' },
  { key: 'entry', label: 'Entry', align: 'end' },
  { key: 'js', label: 'Scripts', align: 'end' },
  { key: 'css', label: 'Styles', align: 'end' },
] as const;

export const REMOTE_STATUS_NAMES = { current: 'Newest', earlier: 'Earlier', missing: 'None' } as const;

const TONES = { current: 'success', earlier: 'warning', missing: 'danger' } as const;

export const toRemoteRow = (remote: RunningRemote) => ({
  name: remote.name,
  status: <Badge status={TONES[remote.status]}>{REMOTE_STATUS_NAMES[remote.status]}</Badge>,
  version: remote.version !== null && <VersionName version={remote.version} />,
  release: <ReleaseState remote={remote} />,
  builtAt: remote.builtAt !== null && <UtcTime value={remote.builtAt} />,
  routes: remote.routes.length.toLocaleString('en-GB'),
  entry: kilobytes(remote.entryBytes),
  js: kilobytes(remote.jsBytes),
  css: kilobytes(remote.cssBytes),
});

/** What is out of the ordinary about what visitors get, and what a rollback returns to. */
function ReleaseState({ remote }: { remote: RunningRemote }) {
  const { isPinned, gradualVersion, gradualShare, lastGood } = remote;
  return (
    <Stack gap={1} align="start">
      {isPinned && <Badge status="warning">Pinned</Badge>}
      {gradualVersion !== null && (
        <>
          <Badge status="info">{gradualShare}% get</Badge>
          <VersionName version={gradualVersion} />
        </>
      )}
      {lastGood !== null && (
        <>
          <Text size="sm" muted>
            Last good:
          </Text>
          <VersionName version={lastGood} />
        </>
      )}
    </Stack>
  );
}

const kilobytes = (bytes: number | null) =>
  bytes === null ? '' : `${(bytes / 1_000).toLocaleString('en-GB', { maximumFractionDigits: 1 })}\u00A0kB`;
