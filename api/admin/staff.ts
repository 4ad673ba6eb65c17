import { email as emailSchema, STAFF_ROLES, type StaffRole } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import * as v from 'valibot';
import { asStaffAction, COMMAND_LINE } from '../access/staff-actions.ts';
import { addMember, listMembers, removeMember, resetMember } from '../accounts/members.ts';
import type { Services } from '../services.ts';
import { UsageError } from './usage-error.ts';

export const PARAMETERS = 'add <email> "<name>" <roles> | list | remove <email> | reset <email>';

/** Accounts at the desk. Adding and resetting one mail an invitation, and print its link. */
export async function staff(services: Services, [verb, ...args]: readonly string[]): Promise<unknown> {
  if (verb === 'list' && args.length === 0) return listMembers(services);
  if (verb === 'add' && args.length === 3) return add(services, args);
  const [email = ''] = args;
  if (verb === 'remove' && args.length === 1) {
    const id = await idOf(services, email);
    return act(services, 'remove-staff', id, async () => {
      await removeMember(services, id);
      return { removed: email };
    });
  }
  if (verb === 'reset' && args.length === 1) {
    const id = await idOf(services, email);
    return act(services, 'reset-staff', id, () => resetMember(services, id));
  }
  throw new UsageError(`staff ${PARAMETERS}`);
}

async function add(services: Services, [typed = '', name = '', roles = '']: readonly string[]) {
  const address = v.safeParse(emailSchema, typed);
  if (!address.success) throw new UsageError(`'${typed}' is not an email address`);
  if (name.trim() === '') throw new UsageError('Whose account is it?');
  const chosen = roles.split(',').map((role) => role.trim());
  const unknown = chosen.find((role) => !isRole(role));
  if (unknown !== undefined) throw new UsageError(`There is no role '${unknown}': ${STAFF_ROLES.join(', ')}`);
  const member = { email: address.output, name: name.trim(), roles: chosen.filter(isRole) };
  return act(services, 'invite-staff', undefined, () => addMember(services, member));
}

const isRole = (role: string): role is StaffRole => (STAFF_ROLES as readonly string[]).includes(role);

async function idOf(services: Services, email: string): Promise<string> {
  const members = await listMembers(services);
  const member = members.find((each) => each.email.toLowerCase() === email.toLowerCase());
  if (!member) throw new UsageError(`Nobody with the address ${email} has an account`);
  return member.id;
}

/** Refusals are for the person at the command line. */
async function act<Result>(
  services: Services,
  action: string,
  id: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const subject = id === undefined ? {} : { subject: `STAFF-${id}` };
  try {
    return await asStaffAction(services, { actor: COMMAND_LINE, action, ...subject, rowsOf: () => 1 }, work);
  } catch (error) {
    throw error instanceof ApiProblem ? new UsageError(error.message) : error;
  }
}
