import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { PageCopy } from './page-copy.ts';

const page = (bytes = 100, status = 200): PageCopy => ({
  status,
  route: '/jobs',
  type: 'text/html; charset=UTF-8',
  hash: '',
  content: { plain: new Uint8Array(bytes) },
  isCacheable: true,
});

const { signal } = new AbortController();

test('a page is kept for a minute, and one that does not exist for ten seconds', async () => {
  let now = 1;
  const cache = createPageCache({ now: () => now });
  await cache.make('/jobs', signal, async () => page());
  await cache.make('/nowhere', signal, async () => page(100, 404));
  now = 9_000;
  expect([cache.get('/jobs')?.status, cache.get('/nowhere')?.status]).toEqual([200, 404]);
  now = 11_000;
  expect([cache.get('/jobs')?.status, cache.get('/nowhere')?.status]).toEqual([200, undefined]);
  now = 61_000;
  expect(cache.get('/jobs')).toBeUndefined();
});

test('no more than so many bytes are kept: the page that nobody has asked for longest makes room', async () => {
  const cache = createPageCache({ bytes: 1_000 });
  for (const key of ['/a', '/b']) await cache.make(key, signal, async () => page(400));
  cache.get('/a');
  await cache.make('/c', signal, async () => page(400));
  expect(['/a', '/b', '/c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
});

test('made-up addresses push no page out', async () => {
  const cache = createPageCache({ bytes: 1_000 });
  await cache.make('/jobs', signal, async () => page(400));
  for (let made = 0; made < 100; made += 1) await cache.make(`/${made}`, signal, async () => page(400, 404));
  expect(cache.get('/jobs')?.status).toBe(200);
});

test('a page that could not be made is tried again', async () => {
  const cache = createPageCache();
  await expect(cache.make('/jobs', signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.make('/jobs', signal, async () => page())).toMatchObject({ status: 200 });
});
