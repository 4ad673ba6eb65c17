import { asStaffAction } from '../../access/staff-actions.ts';
import type { Session } from '../../access/sessions.ts';
import type { Services } from '../../services.ts';

/** Reads what is hidden, and records who looked at whose. */
export const asReveal = <Hidden>(
  services: Services,
  { id }: Pick<Session, 'id'>,
  reference: string,
  read: () => Promise<Hidden>,
): Promise<Hidden> =>
  asStaffAction(services, { actor: id, action: 'reveal-submission', subject: reference, rowsOf: () => 1 }, read);
