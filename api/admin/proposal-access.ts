import { GRANTED_SCOPES, type GrantedScope } from '@site/contract';
import { asStaffAction, COMMAND_LINE } from '../access/staff-actions.ts';
import { addGrant, endOfDay, listGrants, revokeGrant } from '../access/grants.ts';
import type { Services } from '../services.ts';
import { UsageError } from './usage-error.ts';

export const PARAMETERS = 'add <lcrca | transport-uk> "<person>" <last day> | list | revoke <id>';

/** People with a link and a password of their own for a proposal. */
export async function proposalAccess(services: Services, [verb, ...args]: readonly string[]): Promise<unknown> {
  if (verb === 'list' && args.length === 0) return listGrants(services);
  if (verb === 'add' && args.length === 3) return add(services, args);
  if (verb === 'revoke' && args.length === 1) return revoke(services, args[0] ?? '');
  throw new UsageError(`proposal-access ${PARAMETERS}`);
}

async function add(services: Services, [scope = '', person = '', lastDay = '']: readonly string[]) {
  if (!isScope(scope)) throw new UsageError(`There is no proposal '${scope}': lcrca or transport-uk`);
  if (person.trim() === '') throw new UsageError('Whose access is it?');
  const endsAt = endOfDay(lastDay);
  if (!endsAt || endsAt <= services.clock()) throw new UsageError(`'${lastDay}' is not a day to come, as 2026-12-31`);
  const action = { actor: COMMAND_LINE, action: 'proposal-access add', rowsOf: () => 1 };
  return asStaffAction(services, action, () => addGrant(services, { scope, person: person.trim(), endsAt }));
}

function revoke(services: Services, id: string) {
  const action = {
    actor: COMMAND_LINE,
    action: 'proposal-access revoke',
    rowsOf: ({ revoked }: Revoked) => Number(revoked),
  };
  return asStaffAction(services, action, async (): Promise<Revoked> => ({ revoked: await revokeGrant(services, id) }));
}

interface Revoked {
  revoked: boolean;
}

const isScope = (scope: string): scope is GrantedScope => (GRANTED_SCOPES as readonly string[]).includes(scope);
