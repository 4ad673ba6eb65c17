import type { AccessScope, Endpoint, StaffRole } from '@site/contract';
import type { LimitName } from '@site/protocol';
import type * as v from 'valibot';

type InputOf<Definition extends Endpoint> = v.InferOutput<Definition['input']>;

/** Everybody, or visitors with a session of this scope. Others are refused. */
export type AccessTo<Definition extends Endpoint> =
  'public' | AccessScope | ((input: InputOf<Definition>) => AccessScope);

/** Those with one of these roles, or all. */
export type StaffRoles = readonly [StaffRole, ...StaffRole[]] | 'all';

/** An endpoint for staff says for which of them. */
export type RolesDeclared<Access> = [Access] extends ['staff'] ? { roles: StaffRoles } : { roles?: never };

/** Who may call an endpoint, and how often. */
export interface Policy<Definition extends Endpoint = Endpoint, Access = AccessTo<Definition>> {
  access: Access;
  /** The limits that count its calls, in the database or in the server's memory, or why it needs none. */
  limits: InputOf<Definition> extends { website: string }
    ? readonly ['submission', ...LimitName[]]
    : readonly LimitName[] | { inMemory: 'read' } | { none: string };
  /** Which of the staff may call it, where only staff may. */
  roles?: StaffRoles;
  /** Whether pages of `PARTNER_ORIGINS` may call it too, without cookies. */
  partners?: true;
}

export const hasSession = { none: 'Only people who know the password get this far.' };

export const publicRead = { access: 'public', limits: { inMemory: 'read' } } as const;
export const withToken = {
  access: 'public',
  limits: { none: 'It takes a token of 256 random bits, which nobody can guess.' },
} as const;
export const withTokenToWrite = { access: 'public', limits: ['application-change'] } as const;
export const withTokenToMail = { access: 'public', limits: ['application-change', 'mail-confirmation'] } as const;
export const form = { access: 'public', limits: ['submission', 'mail-acknowledgement'] } as const;
export const subscription = { access: 'public', limits: ['submission', 'mail-confirmation'] } as const;
export const gate = { access: 'public', limits: ['login', 'login-network', 'login-device'] } as const;
export const forAllStaff = { access: 'staff', limits: hasSession, roles: 'all' } as const;
export const forConsultants = { access: 'staff', limits: hasSession, roles: ['consultant'] } as const;
export const forContent = { access: 'staff', limits: hasSession, roles: ['content'] } as const;
export const forOperators = { access: 'staff', limits: hasSession, roles: ['operator'] } as const;
