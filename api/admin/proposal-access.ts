import { asStaffAction, COMMAND_LINE } from '../access/staff-actions.ts';
import { addGrant, listGrants, revokeGrant } from '../access/grants.ts';
import type { Services } from '../services.ts';
import { UsageError } from './usage-error.ts';

/** The address of each proposal that people are given. */
const PATHS = { lcrca: '/lcrca-proposal', 'transport-uk': '/transport-uk-proposal' } as const;
type Scope = keyof typeof PATHS;

const DAY_MS = 24 * 60 * 60_000;

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
  const endsAt = endOf(lastDay);
  if (!endsAt || endsAt <= services.clock()) throw new UsageError(`'${lastDay}' is not a day to come, as 2026-12-31`);
  const action = { actor: COMMAND_LINE, action: 'proposal-access add', rowsOf: () => 1 };
  const { id, password } = await asStaffAction(services, action, () =>
    addGrant(services, { scope, person: person.trim(), endsAt }),
  );
  return { id, link: `${services.config.siteUrl}${PATHS[scope]}?invite=${id}`, password, endsAt };
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

const isScope = (scope: string): scope is Scope => Object.hasOwn(PATHS, scope);

/** The end of a day, UTC; undefined if there is no such day. */
function endOf(day: string): Date | undefined {
  const start = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(`${day}T`);
  return isDay ? new Date(start.getTime() + DAY_MS) : undefined;
}
