import { Badge } from '@site/design-system';
import type { RunningRemote } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';

export const remoteColumns = [
  { key: 'name', label: 'Remote' },
  { key: 'status', label: 'Build' },
  { key: 'version', label: 'Version' },
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
  status: <Badge tone={TONES[remote.status]}>{REMOTE_STATUS_NAMES[remote.status]}</Badge>,
  version: remote.version,
  builtAt: remote.builtAt !== null && <UtcTime value={remote.builtAt} />,
  routes: remote.routes.length.toLocaleString('en-GB'),
  entry: kilobytes(remote.entryBytes),
  js: kilobytes(remote.jsBytes),
  css: kilobytes(remote.cssBytes),
});

const kilobytes = (bytes: number | null) =>
  bytes === null ? '' : `${(bytes / 1_000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} kB`;
