import { Badge } from '@site/design-system';
import type { RemoteVersion } from '@site/contract';

const STATES = {
  live: { name: 'Get it', tone: 'success' },
  gradual: { name: 'Some get it', tone: 'info' },
  'last-good': { name: 'Got it before', tone: 'neutral' },
  released: { name: 'Do not get it', tone: 'neutral' },
  held: { name: 'Held back', tone: 'neutral' },
  rejected: { name: 'Rejected', tone: 'danger' },
} as const;

/** Whether visitors get a version. */
export const VersionState = ({ state }: Pick<RemoteVersion, 'state'>) => (
  <Badge status={STATES[state].tone}>{STATES[state].name}</Badge>
);
