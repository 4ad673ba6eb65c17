import { EventEmitter } from 'node:events';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApi, createFailureLog } from '@site/api';
import { createTestApi, OPENING_MS, type TestApi } from '@site/api/test-support';
import { failures, OUR_FAULT, sendEmail, type ExplainedFailure } from '@site/contract';
import { createBodyReader } from '../http/large-bodies.ts';
import { createCallAnswers } from '../http/serve-calls.ts';
import { createWorkQueue } from '../http/work-queue.ts';
import { CONNECTION } from '../serving.test-support.ts';
import { createFailureRecorder, faultNumbers } from './record-failure.ts';

const PASSWORDS = { staff: 'depot-keys', lcrcaProposal: undefined, transportUkProposal: undefined };
const MESSAGE = {
  firstName: 'Zebedee',
  lastName: 'Quux',
  email: 'zebedee@canary.example',
  phone: '01632 960 199',
  inquiryType: 'general',
  message: 'A canary sings in this message.',
};
const PATIENCE = { timeout: 20_000 };
const NUMBER = /^ERR-[2-9A-HJKMNP-Z]{6}$/;

let api: TestApi;
let app: Hono;
beforeAll(async () => {
  api = await createTestApi({ passwords: PASSWORDS });
  const { services } = api;
  const queue = () => createWorkQueue({ atOnce: 5, waiting: 5, perVisitor: 5 });
  const record = createFailureRecorder({ log: services.log, failures: createFailureLog(services) });
  const answer = createCallAnswers({
    api: createApi(services),
    queue: queue(),
    countRead: () => undefined,
    withBody: createBodyReader(queue()),
    numberFault: faultNumbers(record),
  });
  app = new Hono().all('*', answer);
}, OPENING_MS);
afterAll(() => api.close());
beforeEach(async () => {
  await api.empty('failures', 'rate_limits');
  api.logged.length = 0;
});

const send = async (input: object = MESSAGE) => {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(input) };
  const response = await app.request(sendEmail.path, init, { ...CONNECTION, outgoing: new EventEmitter() });
  const body = (await response.json()) as { error: string; id?: string };
  return { status: response.status, body };
};

const stored = () => api.services.db.selectFrom('failures').selectAll().execute();

/** What happens while no message can be stored, for a reason that quotes it. */
async function whileRefused<Result>(work: () => Promise<Result>): Promise<Result> {
  const { db } = api.services;
  await sql`alter table form_submissions add constraint none check (form = '') not valid`.execute(db);
  return work().finally(() => sql`alter table form_submissions drop constraint none`.execute(db));
}

/** The desk's list, for a number as it is said on the telephone. */
async function onTheDesk(number: string): Promise<ExplainedFailure[]> {
  const login = await api.post('/.netlify/functions/staff-auth', { action: 'login', password: PASSWORDS.staff });
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const typed = encodeURIComponent(number.toLowerCase().replace('-', ' '));
  const list = await api.get(`${failures.path}?number=${typed}`, { cookie });
  return ((await list.json()) as { rows: ExplainedFailure[] }).rows;
}

test('a browser’s call that fails by our fault says a number, which the desk explains in one sentence', async () => {
  const { status, body } = await whileRefused(send);
  expect(status).toBe(500);
  expect(body.id).toMatch(NUMBER);
  expect(body.error).toBe(`${OUR_FAULT} Please quote ${body.id} if you call or write to us about it.`);
  await expect.poll(stored, PATIENCE).toHaveLength(1);
  expect(await onTheDesk(body.id!)).toMatchObject([
    {
      number: body.id,
      route: sendEmail.path,
      explanation: 'The endpoint sendEmail of the API threw an Error and answered a browser’s call with status 500.',
      mockedPage: null,
    },
  ]);
  expect(api.logged.find(({ event }) => event === 'function.failed')).toMatchObject({
    number: body.id,
    function: 'sendEmail',
  });
});

test('nothing of what was sent is told or stored, although the database’s own error quotes it', async () => {
  const { body } = await whileRefused(send);
  await expect.poll(stored, PATIENCE).toHaveLength(1);
  expect(JSON.stringify([body, await stored(), await onTheDesk(body.id!)])).not.toMatch(/zebedee|quux|canary|960 199/i);
});

test('what is refused has no number', async () => {
  const { status, body } = await send({ ...MESSAGE, email: 'zebedee' });
  expect([status, body.id]).toEqual([400, undefined]);
  expect(await stored()).toEqual([]);
});

test('the call of a page that the server makes has none: the page has its own', async () => {
  const response = await whileRefused(() => api.post(sendEmail.path, MESSAGE));
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: OUR_FAULT, id: response.headers.get('x-request-id') });
  expect(await stored()).toEqual([]);
});
