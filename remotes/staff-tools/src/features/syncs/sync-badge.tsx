import { Badge } from '@site/design-system';
import type { SyncRun } from '@site/contract';

export function SyncBadge({ status }: Pick<SyncRun, 'status'>) {
  if (status === 'completed') return <Badge tone="success">Completed</Badge>;
  if (status === 'failed') return <Badge tone="danger">Failed</Badge>;
  return <Badge tone="warning">In progress</Badge>;
}
