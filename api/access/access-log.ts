import type { AccessScope } from '@site/contract';
import { clientAddress } from '../limits/client-address.ts';
import { keyedHash } from '../secrets/installation-secret.ts';
import type { AccessEventName } from '../db/schema-access.ts';
import type { Services } from '../services.ts';
import type { Session } from './sessions.ts';

export interface AccessEvent {
  event: AccessEventName;
  scope: AccessScope;
  /** None for a refused login. */
  session?: Pick<Session, 'id' | 'grantId'>;
  /** Whose link a refused login came with. */
  grantId?: string | undefined;
  /** What was read: 'proposal:updated'. */
  subject?: string;
}

/** Records who opened what, for the privacy policy's access monitoring. The address is kept as a keyed hash. */
export async function recordAccess(services: Services, request: Request, entry: AccessEvent): Promise<void> {
  const { event, scope } = entry;
  const address = await addressHash(services, request);
  if (event === 'login-refused') services.log.warn('login.refused', { scope, address });
  await services.db
    .insertInto('access_log')
    .values({
      at: services.clock(),
      event,
      scope,
      session_id: entry.session?.id ?? null,
      grant_id: entry.session?.grantId ?? entry.grantId ?? null,
      subject: entry.subject ?? null,
      address_hash: address,
    })
    .execute();
}

/** The client's address for logs: the same client has the same hash, which nobody else can compute. */
export async function addressHash({ db, config }: Services, request: Request): Promise<string> {
  return (await keyedHash(db, 'access-log', clientAddress(request, config))).toString('base64url');
}
