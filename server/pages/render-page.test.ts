import { expect, test } from 'vitest';
import type { PageAnswer } from './pages.ts';
import { renderFor } from './render-page.ts';

test('without the cache, as in npm run dev, every request gets a page of its own, which nobody keeps', async () => {
  let rendered = 0;
  const pages = {
    render: async () => ({ status: 200, isPrivate: false, cookies: [] }) as unknown as PageAnswer,
    describe: async () => new Response(),
    find: async () => undefined,
    isPrivate: async () => false,
    largestForm: async () => undefined,
    file: async () => new Response(),
    refuse: async () => new Response(),
    canServe: async () => false,
    build: async () => undefined,
    addresses: async () => [],
    revision: async () => '1',
    refresh: async () => undefined,
    remotes: () => [],
  };
  const ask = () =>
    renderFor(new Request('http://localhost/jobs'), {
      pages,
      toDocument: () => ({ html: `Number ${(rendered += 1)}`, remoteSources: { scripts: [], origins: [] } }),
    });
  const answers = [await ask(), await ask()];
  expect(await Promise.all(answers.map(({ response }) => response.text()))).toEqual(['Number 1', 'Number 2']);
  for (const {
    response: { headers },
  } of answers) {
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-cache', null]);
  }
});
