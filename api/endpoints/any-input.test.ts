import { endpoints, type EndpointName } from '@site/contract';
import { operations } from '@site/contract/operations.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApi } from '../create-api.ts';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { syncJobs } from '../jobs/sync/sync.ts';
import { createTestApi, OPENING_MS, type TestApi } from '../test-support.ts';
import { exampleOf } from '../../tests/contract/endpoint-calls.ts';
import { casesOf } from '../../tests/contract/endpoint-cases.ts';

const RUNS = 60;
const TIMEOUT_MS = 180_000;

/** A valid input of the endpoint, to be mutated. */
const validInput = (name: EndpointName): object => casesOf(name).input ?? exampleOf(name);

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202e',
    '💥'.repeat(300),
    'x'.repeat(70_000),
    "' or 1=1 --",
    '${jndi}',
    '../../etc/passwd',
    '%',
    '\\',
    '(',
    ':*',
    'NaN',
    '1e309',
    '-0',
    '٣',
  ),
);
const anyValue = fc.oneof(
  anyText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(anyText, { maxLength: 3 }),
  fc.dictionary(anyText, anyText, { maxKeys: 3 }),
);
const anyHeaders = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
    ),
    cookie: fc.constantFrom('session-staff=x', '__Host-session-lcrca=', ';;;=', `session-lcrca=${'a'.repeat(4000)}`),
    'idempotency-key': fc.constantFrom('k', 'k'.repeat(300), ' '),
    'x-real-ip': fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('nonsense', '')),
    range: fc.constantFrom('0-9', '9-0', 'bytes=0-', 'x'),
    prefer: fc.constantFrom('count=exact', 'count=', 'return=minimal'),
    accept: fc.constantFrom('application/json', 'application/vnd.pgrst.object+json', '*/*;q=x'),
    origin: fc.constantFrom('https://elsewhere.example', 'null', 'http://localhost:3000'),
  },
  { requiredKeys: [] },
);

/** A valid input with some of its fields, or others, replaced by anything. */
const mutated = (name: EndpointName) => {
  const valid = validInput(name);
  const { entries = {} } = endpoints[name].input as { entries?: object };
  const names = [...new Set(['id', ...Object.keys(valid), ...Object.keys(entries)])];
  const changes = fc.dictionary(fc.oneof(fc.constantFrom(...names), anyText), anyValue, { maxKeys: 2 });
  return fc.record({ changes, dropped: fc.subarray(names, { maxLength: 1 }) }).map(({ changes: changed, dropped }) => {
    const kept = Object.entries(valid).filter(([name]) => !dropped.includes(name));
    return { ...Object.fromEntries(kept), ...changed };
  });
};

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({}, { feed: testFeed(advert(1), advert(2), advert(3)) });
  await syncJobs(api.services);
}, OPENING_MS);
beforeEach(() => api.empty('form_submissions', 'subscriptions', 'rate_limits', 'mail_outbox'));
afterAll(() => api.close());

const queryOf = (input: object) =>
  `?${Object.entries(input)
    .map((pair) =>
      pair
        .map((part) => encodeURIComponent((typeof part === 'string' ? part : JSON.stringify(part)).toWellFormed()))
        .join('='),
    )
    .join('&')}`.slice(0, 8_000);

async function answers(request: Request): Promise<void> {
  const response = await createApi(api.services).fetch(request);
  expect(response.status, JSON.stringify(api.logged.slice(-2))).toBeLessThan(500);
  // Every answer can be read to its end, and is JSON.
  const text = await response.text();
  expect(() => JSON.parse(text)).not.toThrow();
}

test.each(Object.keys(endpoints) as EndpointName[])(
  '%s answers any input without an internal error',
  { timeout: TIMEOUT_MS },
  async (name) => {
    const { path, method } = endpoints[name];
    await fc.assert(
      fc.asyncProperty(mutated(name), anyHeaders, async (input, headers) => {
        const url = `http://localhost:3000${path}`;
        const asked = method === 'GET' ? { url: url + queryOf(input) } : { url, body: JSON.stringify(input) };
        await answers(new Request(asked.url, { ...asked, method, headers }));
      }),
      { numRuns: RUNS },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
        anyHeaders,
        fc.oneof(fc.uint8Array({ maxLength: 2_000 }), anyText),
        async (verb, headers, body) => {
          const init = { method: verb, headers, ...(verb !== 'GET' && { body }) };
          await answers(new Request(`http://localhost:3000${path}`, init));
        },
      ),
      { numRuns: RUNS },
    );
    const stored = await storedSubmissions();
    // Some inputs were valid and stored; otherwise the rest would prove little.
    if (operations[name].takesForm) expect(stored).toBeGreaterThan(0);
  },
);

/** How many were stored. A form comes with two mails, a subscription with one for each request. */
async function storedSubmissions(): Promise<number> {
  const { db } = api.services;
  const forms = await db.selectFrom('form_submissions').select('id').execute();
  const subscriptions = await db.selectFrom('subscriptions').select('id').execute();
  const mails = await db.selectFrom('mail_outbox').select(['submission_id', 'subscription_id']).execute();
  expect(mails.filter(({ submission_id: id }) => id !== null)).toHaveLength(2 * forms.length);
  expect(new Set(mails.flatMap(({ subscription_id: id }) => id ?? []))).toEqual(
    new Set(subscriptions.map(({ id }) => id)),
  );
  expect(await db.selectFrom('public_jobs').select('id').execute()).toHaveLength(3);
  return forms.length + subscriptions.length;
}
