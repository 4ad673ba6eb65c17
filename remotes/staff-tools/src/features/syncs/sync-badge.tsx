import { Badge } from '@site/design-system';
import type { SyncRun } from '@site/contract';

export function SyncBadge({ status }: Pick<SyncRun, 'status'>) {
  if (status === 'completed') return <Badge status="success">Completed</Badge>;
  if (status === 'failed') return <Badge status="danger">Failed</Badge>;
  return <Badge status="warning">In progress</Badge>;
}
