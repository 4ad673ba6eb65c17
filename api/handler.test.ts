import { endpoints } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forAllStaff, form, publicRead } from './access/policy.ts';
import { handler, reply, tableHandler } from './handler.ts';
import type { RestTable } from './rest/run-query.ts';
import { withServices, type CallFault } from './services.ts';
import { createTestApi, type TestApi } from './test-support.ts';

const ORIGIN = 'http://localhost:3000';
const message = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '01632 960 001',
  inquiryType: 'general',
  message: 'Good morning to you',
};

const NO_PASSWORDS = { lcrcaProposal: undefined, transportUkProposal: undefined };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ passwords: { ...NO_PASSWORDS, staff: 'depot-keys' } });
});
beforeEach(() => void (api.logged.length = 0));
afterAll(() => api.close());

const sendEmail = handler(endpoints.sendEmail, {
  ...form,
  answer: async ({ input }) => ({ success: true, reference: input.firstName }),
});
const getJobs = handler(endpoints.getJobs, {
  ...publicRead,
  answer: async ({ input }) => new Response(JSON.stringify(input)),
});
const triggerSync = handler(endpoints.triggerSync, {
  ...forAllStaff,
  answer: async ({ input, session }) => new Response(JSON.stringify({ input, scope: session.scope })),
});

const run = (answer: typeof sendEmail, request: Request) => withServices(api.services, () => answer(request));
const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request(`${ORIGIN}/f`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
const get = (query = '') => new Request(`${ORIGIN}/f${query}`);
const errorOf = async (response: Response) => [response.status, ((await response.json()) as { error: string }).error];

describe('methods', () => {
  test('a method that the endpoint does not have is refused, and the reply names the one that it has', async () => {
    const response = await run(sendEmail, get());
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    const other = await run(getJobs, post('{}'));
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('HEAD works where GET does', async () => {
    expect((await run(getJobs, new Request(`${ORIGIN}/f`, { method: 'HEAD' }))).status).toBe(200);
  });
});

describe('bodies', () => {
  test('a valid body reaches the handler parsed, and the reply is uncached JSON', async () => {
    const response = await run(sendEmail, post(JSON.stringify({ ...message, firstName: '  Ann ' })));
    expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
      200,
      'no-store',
      { success: true, reference: 'Ann' },
    ]);
  });

  test('each wrong field is named with its own message', async () => {
    const response = await run(sendEmail, post(JSON.stringify({ ...message, email: 'nobody', message: 'short' })));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'Please enter a valid email address',
      fields: { email: 'Please enter a valid email address', message: 'Message must be at least 10 characters long' },
    });
  });

  test('a body over 64 KB is refused even if no length was announced', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 8192;
        controller.enqueue(new Uint8Array(8192).fill(32));
      },
    });
    expect(await errorOf(await run(sendEmail, post(endless)))).toEqual([413, 'The request is larger than 64 KB']);
    expect(sent).toBeLessThan(256 * 1024);
  });

  test('a body of exactly 64 KB is read', async () => {
    const body = JSON.stringify({ ...message, website: '' }).padEnd(64 * 1024);
    expect((await run(sendEmail, post(body))).status).toBe(200);
    expect((await run(sendEmail, post(`${body} `))).status).toBe(413);
  });

  test.each([
    ['broken JSON', '{"a":', 'application/json'],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json'],
    ['form data', 'firstName=Ann', 'application/x-www-form-urlencoded'],
    ['JSON under another name', JSON.stringify(message), 'text/plain'],
    ['a list', '[]', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a NUL character', JSON.stringify({ ...message, firstName: 'A\0nn' }), 'application/json'],
  ])('%s is refused with 400', async (_name, body, type) => {
    const response = await run(sendEmail, post(body, { 'content-type': type }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(/\w/) as string });
  });
});

describe('an endpoint that asks for a session', () => {
  test('never reaches its handler without one', async () => {
    expect(await errorOf(await run(triggerSync, post(null)))).toEqual([401, 'Please sign in as staff to do this.']);
  });

  test('passes the session to its handler, and without an input accepts requests without a body', async () => {
    const login = await api.post('/.netlify/functions/staff-auth', { action: 'login', password: 'depot-keys' });
    const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const response = await run(triggerSync, post(null, { cookie }));
    expect([response.status, await response.json()]).toEqual([200, { input: {}, scope: 'staff' }]);
  });
});

describe('query strings', () => {
  test('empty parameters count as absent, unknown ones are ignored, numbers are read', async () => {
    const response = await run(getJobs, get('?page=3&search=&location=%20Leeds&utm_source=x'));
    expect(await response.json()).toEqual({ page: 3, limit: 12, location: ['Leeds'] });
  });

  test('a value out of range is refused by name', async () => {
    const response = await run(getJobs, get('?limit=101'));
    expect(await response.json()).toMatchObject({ fields: { limit: 'Limit must be a whole number from 1 to 100' } });
    expect(response.status).toBe(400);
  });
});

describe('other sites', () => {
  test.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
    ['an older browser on another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('%s cannot post', async (_name, headers) => {
    expect((await run(sendEmail, post(JSON.stringify(message), headers))).status).toBe(403);
  });

  test.each([
    ['the site itself', { 'sec-fetch-site': 'same-origin' }],
    ['the site in an older browser', { origin: ORIGIN }],
    ['the site behind a proxy that ends TLS', { origin: 'https://www.haulwell.example', host: 'www.haulwell.example' }],
    ['a program', {}],
  ])('%s can post', async (_name, headers) => {
    expect((await run(sendEmail, post(JSON.stringify(message), headers))).status).toBe(200);
  });
});

describe('what a handler may do', () => {
  test('set a status and headers', async () => {
    const cached = handler(endpoints.sendEmail, {
      ...form,
      answer: async () =>
        reply({ success: true, reference: 'x' }, { status: 202, headers: { 'cache-control': 'max-age=60' } }),
    });
    const response = await run(cached, post(JSON.stringify(message)));
    expect([response.status, response.headers.get('cache-control')]).toEqual([202, 'max-age=60']);
  });

  test('refuse with fields and headers', async () => {
    const refusing = handler(endpoints.getJobs, {
      ...publicRead,
      answer: async () => {
        throw new ApiProblem(429, 'Too many', { fields: { page: 'no' }, headers: { 'retry-after': '9' } });
      },
    });
    const response = await run(refusing, get());
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      429,
      '9',
      { error: 'Too many', fields: { page: 'no' } },
    ]);
  });

  test('fail: the caller gets an id that the log explains, and no details of the fault', async () => {
    const failing = handler(endpoints.getJobs, {
      ...publicRead,
      answer: async () => {
        throw new Error('password=hunter2 at /srv/secret');
      },
    });
    const response = await run(failing, get());
    const body = (await response.json()) as { error: string; id: string };
    expect([response.status, body.error]).toEqual([500, 'Something went wrong on our side. Please try again.']);
    expect(JSON.stringify(body)).not.toContain('hunter2');
    expect(api.logged).toMatchObject([
      { event: 'function.failed', id: body.id, function: 'getJobs' },
      { event: 'function.answered', id: body.id, status: 500 },
    ]);
  });
});

describe('a fault of ours that the server numbers', () => {
  const NUMBER = 'ERR-7K2M9Q';
  const told: CallFault[] = [];
  const numberFault = (fault: CallFault) => {
    told.push(fault);
    return NUMBER;
  };
  beforeEach(() => void (told.length = 0));
  const runNumbered = (answer: typeof sendEmail, request: Request) =>
    withServices({ ...api.services, numberFault }, () => answer(request));

  test('is told by its number, also of a table, and by the same number in the log', async () => {
    const name = 'publicJobs';
    const unnamed = tableHandler(endpoints[name], { columns: { id: 'number' } } as unknown as RestTable);
    const response = await runNumbered(unnamed, get());
    expect([response.status, await response.json()]).toEqual([
      500,
      { code: 'XX000', details: NUMBER, hint: null, message: expect.stringContaining(NUMBER) as string },
    ]);
    expect(told).toEqual([{ endpoint: name, error: 'TypeError' }]);
    expect(api.logged[0]).toMatchObject({ event: 'function.failed', function: name, number: NUMBER });
  });

  test('is none while the database is out of order, or where the handler refuses', async () => {
    const throwing = (error: Error) =>
      handler(endpoints.getJobs, {
        ...publicRead,
        answer: async () => {
          throw error;
        },
      });
    const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect((await runNumbered(throwing(outage), get())).status).toBe(503);
    expect((await runNumbered(throwing(new ApiProblem(404, 'Nothing')), get())).status).toBe(404);
    expect(told).toEqual([]);
  });

  test('10,000 names, addresses and numbers in what was sent and in errors leave no trace', async () => {
    const answers: string[] = [];
    for (let n = 0; n < 10_000; n++) {
      const canary = [`Zebedee${n}Quux`, `zebedee.${n}@canary.example`, `07700 9${String(n).padStart(5, '0')}`][n % 3]!;
      const error = Object.assign(new Error(canary, { cause: canary }), { name: n % 2 ? canary : 'TypeError', canary });
      const failing = handler(endpoints.sendEmail, {
        ...form,
        answer: async () => {
          throw n % 5 ? error : canary;
        },
      });
      const sent = JSON.stringify({ ...message, message: `A message of ${canary}` });
      answers.push(await (await runNumbered(failing, post(sent))).text());
      api.logged.length = 0;
    }
    expect(told).toHaveLength(10_000);
    expect(`${JSON.stringify(told)}${answers.join('')}`).not.toMatch(/zebedee|canary|07700|quux/i);
  }, 60_000);
});

describe('the log of a request', () => {
  test('has its id, which the reply carries too, and nothing that a visitor sent', async () => {
    const response = await run(sendEmail, post(JSON.stringify(message)));
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(api.logged).toEqual([
      {
        time: expect.any(String) as string,
        level: 'info',
        event: 'function.answered',
        id,
        function: 'sendEmail',
        status: 200,
        milliseconds: expect.any(Number) as number,
      },
    ]);
  });

  test.each([
    ['proxy-4711-abc', 'proxy-4711-abc'],
    ['short', /^[\da-f-]{36}$/],
    ['not a plain one; drop', /^[\da-f-]{36}$/],
  ])('the proxy’s id %s is used only if it is a plain one', async (given, expected) => {
    const response = await run(sendEmail, post(JSON.stringify(message), { 'x-request-id': given }));
    expect(response.headers.get('x-request-id')).toMatch(expected);
  });
});
