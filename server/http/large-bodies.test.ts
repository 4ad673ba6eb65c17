import { describe, expect, test } from 'vitest';
import { createTestSite } from '../serving.test-support.ts';

const APPLY = '/.netlify/functions/apply-to-job';
const MESSAGE = '/.netlify/functions/send-email';

/** A POST of so many KB, as browsers send it. */
const post = (size: number): RequestInit => {
  const body = 'x'.repeat(size * 1024);
  return { method: 'POST', body, headers: { 'content-length': String(body.length) } };
};

describe('how much may be sent', () => {
  test.each([
    [MESSAGE, 64, 200],
    [MESSAGE, 65, 413],
    [APPLY, 7_000, 200],
    [APPLY, 8_000, 413],
    ['/contact', 65, 413],
    ['/upload', 1_000, 200],
    ['/upload', 1_025, 413],
    ['/anything', 8_192, 200],
    ['/anything', 8_193, 413],
  ])('to %s: %i KB are answered with %i', async (path, size, status) => {
    expect((await createTestSite().ask(path, post(size))).status).toBe(status);
  });

  test('a body that does not say how large it is may be no larger than any', async () => {
    const ask = (size: number) => createTestSite().ask(APPLY, { method: 'POST', body: 'x'.repeat(size * 1024) });
    expect((await ask(64)).status).toBe(200);
    expect((await ask(65)).status).toBe(413);
  });

  test('while as many large bodies are in flight as fit, another is rejected at once; small ones are not', async () => {
    const site = createTestSite();
    const { promise, resolve } = Promise.withResolvers<Response>();
    site.call = () => promise;
    const first = site.ask(APPLY, post(1_000));
    await new Promise((done) => setTimeout(done, 5));
    const refused = await site.ask(APPLY, post(1_000));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await site.ask('/upload', post(1_000))).status).toBe(503);
    site.call = async () => Response.json({});
    expect((await site.ask(APPLY, post(10))).status).toBe(200);
    resolve(Response.json({}));
    expect((await first).status).toBe(200);
    expect((await site.ask(APPLY, post(1_000))).status).toBe(200);
  });
});
