import type { AccessScope } from '@site/contract';
import { clientAddress } from '../limits/client-address.ts';
import { keyedHash } from '../secrets/installation-secret.ts';
import type { Services } from '../services.ts';

export interface AccessEvent {
  event: 'login' | 'login-refused' | 'view';
  scope: AccessScope;
  sessionId?: string;
  /** What was read: 'proposal:updated'. */
  subject?: string;
}

/** Records who opened what, for the privacy policy's access monitoring. The address is kept as a keyed hash. */
export async function recordAccess(
  { db, clock, config }: Services,
  request: Request,
  entry: AccessEvent,
): Promise<void> {
  const address = await keyedHash(db, 'access-log', clientAddress(request, config));
  await db
    .insertInto('access_log')
    .values({
      at: clock(),
      event: entry.event,
      scope: entry.scope,
      session_id: entry.sessionId ?? null,
      subject: entry.subject ?? null,
      address_hash: address.toString('base64url'),
    })
    .execute();
}
