import { Badge } from '@site/design-system';
import type { SubmissionStatus } from '@site/contract';
import { STATUS_NAMES } from './names.ts';

const TONES = { new: 'info', 'in-hand': 'warning', done: 'success' } as const;

export function StatusBadge({ status }: { status: SubmissionStatus }) {
  return <Badge status={TONES[status]}>{STATUS_NAMES[status]}</Badge>;
}
