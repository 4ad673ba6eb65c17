import { build, type Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import type { PageLink } from '@site/remote-kit/descriptor.ts';
import { compileMdx } from './mdx.ts';
import { collectPageLinks, linkedPages, pageAt } from './page-links.ts';

/** The links that the build of these modules finds, as the remote 'marketing'. The first module is the entry. */
async function linksOf(modules: Record<string, string>): Promise<PageLink[]> {
  const [entry = ''] = Object.keys(modules);
  const sources: Plugin = {
    name: 'sources',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? id : undefined),
    load: (id) => modules[id],
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sources, compileMdx(), collectPageLinks('marketing')],
    ssr: { noExternal: ['@site/remote-kit'] },
    build: { ssr: true, write: false, rollupOptions: { input: entry } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as { output: { fileName: string; source?: unknown }[] };
  return JSON.parse(String(output.find(({ fileName }) => fileName === 'links.json')?.source)) as PageLink[];
}

const importing = (names: string, remote = 'job-board') =>
  `import { ${names} } from '@site/remote-kit/links/${remote}.ts'; console.log(${names});`;

describe('a build says which pages of other remotes it links to', () => {
  test('by the paths that are compiled into the links', async () => {
    expect(await linksOf({ 'a.ts': importing('jobDetailHref, jobListHref') })).toEqual([
      { remote: 'job-board', path: '/jobs' },
      { remote: 'job-board', path: '/jobs/:slug' },
    ]);
  });

  test('those of articles included', async () => {
    const article = '[Jobs in Leeds](/jobs?location=Leeds), [others](https://other.example/jobs), [here](#top)';
    expect(await linksOf({ 'a.mdx': article })).toEqual([{ remote: 'job-board', path: '/jobs' }]);
  });

  test('its own left out', async () => {
    const modules = { 'a.ts': `import 'b.mdx'; ${importing('contactHref', 'marketing')}`, 'b.mdx': '[Us](/about)' };
    expect(await linksOf(modules)).toEqual([]);
  });
});

describe('a build fails for', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'a page that does not exist',
      { 'a.ts': importing('jobArchiveHref') },
      'must import the links of job-board by name',
    ],
    ['a remote that does not exist', { 'a.ts': importing('depotsHref', 'depots') }, 'links/depots.ts'],
    [
      'all links of a remote at once',
      { 'a.ts': "import * as jobs from '@site/remote-kit/links/job-board.ts'; console.log(jobs);" },
      'must import the links of job-board by name',
    ],
    [
      'an article’s link that leads nowhere',
      { 'a.mdx': '[Jobs](/job)' },
      'a.mdx links to /job, and the site has no such',
    ],
  ])('%s', async (_case, modules, message) => {
    await expect(linksOf(modules)).rejects.toThrow(message);
  });
});

test('an address is a page’s whatever its query and its parameters', async () => {
  const pages = await linkedPages();
  expect(pageAt(pages, '/jobs/driver-1?from=list#apply')).toEqual({ remote: 'job-board', path: '/jobs/:slug' });
  expect(pageAt(pages, '/jobs/driver-1/cv')).toBeUndefined();
});
