import {
  endpoints,
  ErrorReplySchema,
  type Endpoint,
  type EndpointInput,
  type EndpointName,
  type TableName,
} from '@site/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Backend } from './backends.ts';
import { dataOf, validCalls } from './calls.ts';

const NAMES = Object.keys(endpoints) as EndpointName[];
/** Refused with PostgREST's errors: rest.cases.ts has their cases. */
const TABLES: readonly EndpointName[] = ['publicJobs', 'jobCategories'];
const CALLS = NAMES.filter((name) => !TABLES.includes(name));
const POSTS = NAMES.filter((name) => endpoints[name].method === 'POST');
const JSON_TYPE = { 'content-type': 'application/json' };

const post = (body: string, headers: Record<string, string> = JSON_TYPE): RequestInit => ({
  method: 'POST',
  body,
  headers,
});

type EndpointWithInput = {
  [Name in Exclude<EndpointName, TableName>]: keyof EndpointInput<Name> extends never ? never : Name;
}[Exclude<EndpointName, TableName>];

/** Input that the endpoint must refuse, and the faulty fields. */
const INVALID: Readonly<Record<EndpointWithInput, { query?: string; body?: object; fields: string[] }>> = {
  getJobs: {
    query: '?page=0&limit=101&sort=best&salary_min=lots&job_type=odd',
    fields: ['page', 'limit', 'sort', 'salary_min', 'job_type'],
  },
  getJobDetails: { query: '', fields: ['slug'] },
  landingPage: { query: `?place=${'x'.repeat(101)}`, fields: ['place'] },
  jobAddresses: { query: `?after=${'x'.repeat(201)}`, fields: ['after'] },
  suggestPlaces: { query: `?text=${'x'.repeat(101)}`, fields: ['text'] },
  suggestSearches: { query: `?text=${'x'.repeat(201)}`, fields: ['text'] },
  proposalContent: { query: '?copy=draft', fields: ['copy'] },
  proposalRead: { body: { copy: 'draft', section: 'prologue' }, fields: ['copy', 'section'] },
  auditLog: { query: '?outcome=perhaps', fields: ['outcome'] },
  remotes: { query: '?status=perhaps', fields: ['status'] },
  syncs: { query: '?status=stuck&rejected=none', fields: ['status', 'rejected'] },
  syncDetails: { query: '', fields: ['id'] },
  submissions: {
    query: '?kind=letter&status=lost&from=yesterday&page=0',
    fields: ['kind', 'status', 'from', 'page'],
  },
  submission: { query: '?reference=Ada', fields: ['reference'] },
  revealSubmission: { body: { reference: 'Ada' }, fields: ['reference'] },
  changeSubmission: {
    body: { reference: 'Ada', revision: 2 ** 31 - 1, status: 'lost', note: 'x'.repeat(2_001) },
    fields: ['reference', 'revision', 'status', 'note'],
  },
  submissionCv: { query: '', fields: ['reference'] },
  mails: { query: '?status=lost&page=0&format=xml', fields: ['status', 'page', 'format'] },
  mail: { query: '?id=1', fields: ['id'] },
  readMail: { body: {}, fields: ['id'] },
  resendMail: { body: { id: 'x' }, fields: ['id', 'version'] },
  giveUpMail: { body: { version: 'x'.repeat(101) }, fields: ['id', 'version'] },
  emptySearches: { query: '?days=8&sort=oldest&format=xls', fields: ['days', 'sort', 'format'] },
  accessLog: { query: '?page=0&scope=staff&event=logout&reader=Mo', fields: ['page', 'scope', 'event', 'reader'] },
  addProposalAccess: { body: { scope: 'staff', lastDay: '9999-12-31' }, fields: ['scope', 'person', 'lastDay'] },
  revokeProposalAccess: { body: { id: 'Mo Reader' }, fields: ['id'] },
  jobViewed: { body: { id: '' }, fields: ['id'] },
  applyToJob: { body: { email: 'nobody' }, fields: ['fullName', 'email', 'phone', 'jobTitle', 'jobSlug'] },
  sendEmail: { body: {}, fields: ['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message'] },
  requestQuote: { body: {}, fields: ['companyName', 'contactName', 'email', 'service', 'requirements'] },
  registerCandidate: { body: {}, fields: ['fullName', 'email', 'phone', 'careerInterest', 'yearsOfExperience'] },
  subscribe: { body: {}, fields: ['email'] },
  jobAlert: {
    body: { search: 'x'.repeat(201), job_type: 'odd', within: 7, frequency: 'hourly' },
    fields: ['email', 'search', 'job_type', 'within', 'frequency'],
  },
  confirmSubscription: { body: {}, fields: ['token'] },
  unsubscribe: { body: { token: ' ' }, fields: ['token'] },
  alertSettings: { query: '', fields: ['token'] },
  changeAlert: { body: { action: 'change', frequency: 'hourly', search: 'x' }, fields: ['token', 'frequency'] },
  secureAuth: { body: { action: 'login' }, fields: ['password'] },
  transportUkAuth: { body: { action: 'login', password: '' }, fields: ['password'] },
  staffAuth: { body: { action: 'enter' }, fields: ['action'] },
};

export function protocolCases(backend: () => Backend): void {
  const send = (name: EndpointName, init?: RequestInit, query = '') =>
    backend()
      .visitor()
      .send(endpoints[name].path + query, init);

  async function refusal(response: Response, status: number) {
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const reply = v.parse(ErrorReplySchema, await response.json());
    expect(reply.error).not.toBe('');
    return reply;
  }

  test.each(NAMES)('a valid call of %s is answered as the contract promises', async (name) => {
    dataOf(await validCalls[name](backend()));
  });

  test.each(CALLS)('%s refuses methods it does not have, and names those it has', async (name) => {
    const response = await send(name, { method: endpoints[name].method === 'GET' ? 'DELETE' : 'GET' });
    await refusal(response, 405);
    expect(response.headers.get('allow')).toContain(endpoints[name].method);
  });

  test.each(Object.entries(INVALID))(
    '%s refuses invalid input with a message for each field',
    async (name, { query, body, fields }) => {
      const response = await send(name as EndpointName, body && post(JSON.stringify(body)), query);
      const reply = await refusal(response, 400);
      expect(Object.keys(reply.fields ?? {}).sort()).toEqual([...fields].sort());
      expect(Object.values(reply.fields ?? {})).toContain(reply.error);
      expect(JSON.stringify(reply)).not.toMatch(/Invalid (key|type|format)|Expected/);
    },
  );

  describe.each(POSTS)('%s', (name) => {
    test('refuses a body that is not JSON', async () => {
      await refusal(await send(name, post('{"action":')), 400);
      await refusal(
        await send(name, post('action=login', { 'content-type': 'application/x-www-form-urlencoded' })),
        400,
      );
    });

    test('refuses JSON that is not an object', async () => {
      await refusal(await send(name, post('"login"')), 400);
    });

    const { largestBody = 64 * 1024 }: Endpoint = endpoints[name];
    test(`refuses a body of more than ${Math.floor(largestBody / 1024)} KB`, async () => {
      await refusal(await send(name, post(JSON.stringify({ action: 'x'.repeat(largestBody) }))), 413);
    });

    test('refuses requests from another site’s page', async () => {
      await refusal(await send(name, post('{}', { ...JSON_TYPE, origin: 'https://elsewhere.example' })), 403);
      await refusal(await send(name, post('{}', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' })), 403);
    });
  });
}
