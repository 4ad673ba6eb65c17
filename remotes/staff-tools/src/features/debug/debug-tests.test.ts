import { describe, expect, test } from 'vitest';
import { createApiClient } from '@site/contract';
import { debugTestNamed, debugTests, runDebugTest } from './debug-tests.ts';

/** What the page gets when the back end gives this answer, and which calls it made. */
async function outcomeOf(answer: () => Response, name = 'get-jobs') {
  const asked: string[] = [];
  const api = createApiClient({
    baseUrl: 'https://site.test',
    fetch: async ({ method, url }) => {
      asked.push(`${method} ${new URL(url).pathname}`);
      return answer();
    },
  });
  const outcome = await runDebugTest(api, debugTestNamed(name)!, new AbortController().signal);
  return { asked, outcome };
}

const bodyOf = async (text: string) => {
  const { outcome } = await outcomeOf(() => new Response(text));
  return outcome.kind === 'reply' ? outcome.body : undefined;
};

test('the two buttons call test-supabase and get-jobs', async () => {
  expect(debugTests.map(({ label }) => label)).toEqual(['Test Supabase connection', 'Test jobs endpoint']);
  const calls = await Promise.all(debugTests.map(({ name }) => outcomeOf(() => Response.json({}), name)));
  expect(calls.flatMap(({ asked }) => asked)).toEqual([
    'GET /.netlify/functions/test-supabase',
    'GET /.netlify/functions/get-jobs',
  ]);
});

test('a test that does not exist is none', () => {
  expect(debugTestNamed(null)).toBeUndefined();
  expect(debugTestNamed('clear-jobs')).toBeUndefined();
});

test('a reply is shown as it came, pretty-printed, with its status, type, size and time, whatever its shape', async () => {
  const { outcome } = await outcomeOf(() =>
    Response.json({ success: false, error: 'Čapek' }, { status: 503, statusText: 'Busy' }),
  );
  expect(outcome).toEqual({
    kind: 'reply',
    status: 503,
    statusText: 'Busy',
    contentType: 'application/json',
    cacheControl: '',
    bytes: 34,
    milliseconds: expect.any(Number) as number,
    body: { kind: 'json', text: '{\n  "success": false,\n  "error": "Čapek"\n}' },
  });
});

describe('a reply that is not JSON', () => {
  test('is a JSON parse error with the first 500 characters of the raw reply', async () => {
    const page = `<!doctype html><script>alert(1)</script>${'x'.repeat(1_000)}`;
    expect(await bodyOf(page)).toEqual({
      kind: 'parse-error',
      message: expect.stringMatching(/JSON/) as string,
      start: page.slice(0, 500),
    });
  });

  test('is not cut in the middle of a character', async () => {
    expect(await bodyOf('🚚'.repeat(600))).toMatchObject({ kind: 'parse-error', start: '🚚'.repeat(500) });
  });

  test('may be empty', async () => {
    expect(await bodyOf('')).toMatchObject({ kind: 'parse-error', start: '' });
  });
});

describe('a call without a reply is a fetch error', () => {
  test('when nothing answers', async () => {
    const { outcome } = await outcomeOf(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(outcome).toEqual({ kind: 'fetch-error', message: 'Failed to fetch' });
  });

  test('when the reply breaks off', async () => {
    const { outcome } = await outcomeOf(
      () => new Response(new ReadableStream({ start: (controller) => controller.error(new Error('cut off')) })),
    );
    expect(outcome).toEqual({ kind: 'fetch-error', message: 'cut off' });
  });
});
