import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createApiClient } from '@site/contract';
import { createRenderer, type RenderedPage } from '../entry-server.tsx';
import { createSiteRoutes } from '../routes.tsx';

const renderer = createRenderer({
  remotes: [],
  loadRemote: () => Promise.reject(new Error('There are no remotes')),
  dataLayer: undefined,
  siteUrl: undefined,
  onError: (error) => ({ message: String(error) }),
});

async function show(path: string) {
  const request = new Request(new URL(path, 'https://www.haulwell.example'));
  const { status, head, body } = (await renderer.render(request, createApiClient())) as RenderedPage;
  const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(body) ?? [];
  return { status, head, main };
}

test.each(['/nowhere', '/blog/no-such-article', '/partners/nobody', '/blogger'])(
  '%s answers 404 with a page of its own, which search engines leave out',
  async (path) => {
    const { status, head, main } = await show(path);
    expect(status).toBe(404);
    expect(main).toMatch(/<h1[^>]*>This road goes nowhere<\/h1>/);
    expect(head).toContain('content="noindex"');
  },
);

test.each([
  [
    'an unknown article',
    '/blog/no-such-article',
    'href="/blog"',
    'Read the blog',
    'There is no article at this address.',
  ],
  [
    'an unknown partner',
    '/partners/nobody',
    'href="/partners"',
    'Meet our partners',
    'There is no partner at this address.',
  ],
  ['any other address', '/blogger', 'href="/jobs"', 'Browse jobs', 'There is no page at this address.'],
])('%s suggests where the visitor probably wanted to go', async (_, path, href, label, sentence) => {
  const { main } = await show(path);
  const [first] = /<a .*?<\/a>/.exec(main) ?? [];
  expect(first).toContain(href);
  expect(first).toContain(label);
  expect(main).toContain(sentence);
  expect(main).toContain('href="/"');
  expect(main).toContain('href="/contact"');
});

test('a link to an address that no remote has opens a new document: one released since may have it', async () => {
  const opened: string[] = [];
  const routes = createSiteRoutes({
    remotes: [],
    loadRemote: () => Promise.reject(new Error('There are no remotes')),
    getApi: () => createApiClient(),
    openDocument(address) {
      opened.push(address);
      return new Promise(() => {});
    },
  });
  const router = createMemoryRouter(routes, {
    initialEntries: ['/nowhere'],
    hydrationData: { loaderData: { 'not-found': null } },
  }).initialize();
  await router.revalidate();
  expect(opened).toEqual([]);
  void router.navigate('/payroll?year=2026');
  await expect.poll(() => opened).toEqual(['http://localhost/payroll?year=2026']);
  expect(router.state.location.pathname).toBe('/nowhere');
});
