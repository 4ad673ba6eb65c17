import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { GRANTED_SCOPES } from '../contract.ts';

const PersonSchema = v.pipe(
  v.string('Please enter whose access it is'),
  v.trim(),
  v.nonEmpty('Please enter whose access it is'),
  v.maxLength(200, 'The name is too long'),
);

const LastDaySchema = v.pipe(
  v.string('Please choose the last day'),
  v.nonEmpty('Please choose the last day'),
  v.isoDate('Please choose a day, such as 2026-12-31'),
  v.regex(/^20/, 'Please choose a day before 2100'),
);

/** Gives a person a link and a password of their own, which are shown this once. */
export const endpoint = {
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

export const operation: Operation<typeof endpoint> = {
  summary: 'Gives a person a link and a password of their own for a proposal',
  tag: 'Proposals',
  description: 'The password is in this reply and nowhere else.',
  sessions: ['staff'],
  refusals: { 401: 'No staff session' },
  example: { scope: 'lcrca', person: 'Mo Reader', lastDay: '2099-12-31' },
};
