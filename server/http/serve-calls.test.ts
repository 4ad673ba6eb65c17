import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SITE_IS_BUSY } from '@site/contract';
import { createTestSite } from '../serving.test-support.ts';

const LIST = '/.netlify/functions/get-jobs';
const LARGE = { jobs: Array.from({ length: 100 }, (_, id) => ({ id, title: 'Van Driver' })) };
const br = { headers: { 'accept-encoding': 'br' } };

describe('public data', () => {
  test('is compressed', async () => {
    const site = createTestSite();
    site.call = async () =>
      Response.json(LARGE, { headers: { 'cache-control': 'no-store', 'content-length': '4893' } });
    const response = await site.ask(LIST, br);
    const { headers } = response;
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-length'), 'the length of what is not sent').toBeNull();
    const body = await response.arrayBuffer();
    expect(JSON.parse(brotliDecompressSync(Buffer.from(body)).toString())).toEqual(LARGE);
  });

  test('is sent as it is to whoever cannot unpack it, and the answer varies with that', async () => {
    const site = createTestSite();
    site.call = async () => Response.json(LARGE);
    const response = await site.ask(LIST);
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
    expect(await response.json()).toEqual(LARGE);
  });

  test('is not compressed when it is small anyway', async () => {
    const site = createTestSite();
    site.call = async () => Response.json({ jobs: [] });
    const response = await site.ask(LIST, br);
    expect([response.headers.get('content-encoding'), await response.json()]).toEqual([null, { jobs: [] }]);
  });
});

test.each(['proposal-content', 'staff-auth', 'send-email'])(
  'the reply of %s is never compressed: it may hold a secret',
  async (name) => {
    const site = createTestSite();
    site.call = async () => Response.json(LARGE);
    expect((await site.ask(`/.netlify/functions/${name}`, br)).headers.get('content-encoding')).toBeNull();
  },
);

test('with too many calls in flight, another is rejected at once in its endpoint’s format', async () => {
  const site = createTestSite({ pages: { atOnce: 1, waiting: 0, perVisitor: 1 } });
  const { promise, resolve } = Promise.withResolvers<Response>();
  site.call = () => promise;
  const first = site.ask(LIST);
  await new Promise((done) => setTimeout(done, 5));
  const refused = await site.ask(LIST);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toEqual({ error: SITE_IS_BUSY });
  expect(await (await site.ask('/rest/v1/public_jobs')).json()).toMatchObject({ message: SITE_IS_BUSY });
  resolve(Response.json({}));
  expect((await first).status).toBe(200);
});

test('a body that is too large is not even read to its end', async () => {
  const site = createTestSite();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent < 1_000) controller.enqueue(new Uint8Array(16 * 1024));
      else controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  expect((await site.ask('/.netlify/functions/send-email', init)).status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test('a body that arrives slowly holds up nobody else', async () => {
  const site = createTestSite({ pages: { atOnce: 1, waiting: 0, perVisitor: 1 } });
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await release;
      controller.enqueue(new TextEncoder().encode('{}'));
      controller.close();
    },
  });
  const { promise: release, resolve } = Promise.withResolvers();
  const slow = site.ask('/.netlify/functions/send-email', { method: 'POST', body, duplex: 'half' } as RequestInit);
  await new Promise((done) => setTimeout(done, 5));
  expect((await site.ask(LIST)).status).toBe(200);
  resolve(undefined);
  expect((await slow).status).toBe(200);
});
