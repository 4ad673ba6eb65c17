import { asStaffAction, type StaffActor } from '../../access/staff-actions.ts';
import type { Services } from '../../services.ts';

/** Reads what is hidden, and records who looked at whose. */
export const asReveal = <Hidden>(
  services: Services,
  actor: StaffActor,
  reference: string,
  read: () => Promise<Hidden>,
): Promise<Hidden> =>
  asStaffAction(services, { actor, action: 'reveal-submission', subject: reference, rowsOf: () => 1 }, read);
