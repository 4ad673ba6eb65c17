import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { inputObject, nothing } from '../input.ts';
import { success } from '../success.ts';
import { listQuery, listReply, optionFilter } from './list.ts';

/** The proposals that people are given access to. */
export const GRANTED_SCOPES = ['lcrca', 'transport-uk'] as const;
export type GrantedScope = (typeof GRANTED_SCOPES)[number];

/** One person's own way in. */
export const AccessGrantSchema = v.object({
  /** The code in the link. */
  id: v.string(),
  /** 'lcrca' or 'transport-uk'. */
  scope: v.string(),
  person: v.string(),
  /** ISO 8601. */
  endsAt: v.string(),
  revokedAt: v.nullable(v.string()),
  lastReadAt: v.nullable(v.string()),
});
export type AccessGrant = v.InferOutput<typeof AccessGrantSchema>;

/** Who has a link and a password of their own, the newest first. */
export const proposalAccess = {
  method: 'GET',
  path: '/.netlify/functions/proposal-access',
  input: nothing,
  reply: v.object({ grants: v.array(AccessGrantSchema) }),
} as const satisfies Endpoint;

/** `login`, `login-refused`, `view` of a whole proposal, or `read` of one section. */
export const ACCESS_EVENTS = ['login', 'login-refused', 'view', 'read'] as const;

export const AccessLogEntrySchema = v.object({
  at: v.string(),
  event: v.picklist(ACCESS_EVENTS),
  scope: v.string(),
  /** Null for the shared password, and for a refused login without a known link. */
  person: v.nullable(v.string()),
  /** 'proposal:updated', or 'proposal:updated#objective' for a section. */
  subject: v.nullable(v.string()),
});
export type AccessLogEntry = v.InferOutput<typeof AccessLogEntrySchema>;

/** Whoever came with the shared password, and whoever was refused without anybody's link. */
export const NOBODY_KNOWN = ['shared', 'unknown'] as const;

/** Who opened the proposals, newest first. `reader` is a grant's id, 'shared' or 'unknown'. */
export const accessLog = {
  method: 'GET',
  path: '/.netlify/functions/access-log',
  input: v.object({
    ...listQuery,
    scope: optionFilter(GRANTED_SCOPES),
    event: optionFilter(ACCESS_EVENTS),
    reader: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d]{1,20}$/, 'Unknown reader'))),
  }),
  reply: v.object(listReply(AccessLogEntrySchema)),
} as const satisfies Endpoint;

const PersonSchema = v.pipe(
  v.string('Please say whose access it is'),
  v.trim(),
  v.nonEmpty('Please say whose access it is'),
  v.maxLength(200, 'The name is too long'),
);

const LastDaySchema = v.pipe(
  v.string('Please choose the last day'),
  v.nonEmpty('Please choose the last day'),
  v.isoDate('Please choose a day, such as 2026-12-31'),
  v.regex(/^20/, 'Please choose a day before 2100'),
);

/** Gives a person a link and a password of their own, which are shown this once. */
export const addProposalAccess = {
  method: 'POST',
  path: '/.netlify/functions/add-proposal-access',
  input: inputObject({
    scope: v.picklist(GRANTED_SCOPES, 'Please choose a proposal'),
    person: PersonSchema,
    /** 'YYYY-MM-DD', UTC, from today on. */
    lastDay: LastDaySchema,
  }),
  reply: v.object({
    success: v.literal(true),
    id: v.string(),
    link: v.string(),
    password: v.string(),
    /** ISO 8601. */
    endsAt: v.string(),
  }),
} as const satisfies Endpoint;

/** Ends a person's access, and the sessions that it opened. Doing so again changes nothing. */
export const revokeProposalAccess = {
  method: 'POST',
  path: '/.netlify/functions/revoke-proposal-access',
  input: inputObject({ id: v.pipe(v.string('Unknown access'), v.regex(/^[a-z\d]{1,20}$/, 'Unknown access')) }),
  reply: v.object({ success }),
} as const satisfies Endpoint;
