import type { StaffAction } from '@site/contract';
import { nextSerial, state } from '../state.ts';

/** Records what staff did, as the real back end does. */
export function recordAction(
  action: string,
  { subject = null, outcome = 'done', rows = null }: Partial<Pick<StaffAction, 'subject' | 'outcome' | 'rows'>> = {},
): void {
  const at = state.now.toISOString();
  state.staffActions.unshift({
    id: 1_000 + nextSerial(),
    at,
    actor: 'session 3f2a91c0',
    person: null,
    isOwn: true,
    action,
    subject,
    outcome,
    rows,
  });
}
