import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';
import { buildModules } from './modules.test-support.ts';

type Output = Rolldown.RolldownOutput['output'];

/** A module of so many bytes, which imports others. */
const moduleOf = (bytes: number, ...imports: string[]): string =>
  [
    ...imports.map((name) => `import '${name}';`),
    `globalThis.run = [globalThis.run, ${JSON.stringify('x'.repeat(bytes))}];`,
  ].join('\n');

const LARGE = 200_000;

/** A remote with these pages, and what they share. */
async function built(modules: Readonly<Record<string, string>>) {
  const pages = Object.keys(modules).filter((name) => name.startsWith('page'));
  const entry = `export const routes = [${pages.map((name) => `() => import('${name}')`).join()}];`;
  const all = { entry, ...modules };
  return buildModules(all, chunkGroups(await buildModules(all)));
}

/** The modules of each file that a first visit to a page loads, the page's own last. */
function filesOf(output: Output, page: string): string[][] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const load = (fileName: string) => {
    if (found.has(fileName)) return;
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(load);
    found.add(fileName);
  };
  load(output[0].fileName);
  load(chunks.find(({ facadeModuleId }) => facadeModuleId === page)!.fileName);
  return [...found].map((name) =>
    chunks
      .find(({ fileName }) => fileName === name)!
      .moduleIds.filter((id) => !id.startsWith('\0'))
      .toSorted(),
  );
}

test('what pages share is in one file with the remote’s entry', async () => {
  const output = await built({
    page1: moduleOf(10, 'letters', 'dates'),
    page2: moduleOf(10, 'letters', 'words'),
    page3: moduleOf(10, 'dates', 'words'),
    letters: moduleOf(100),
    dates: moduleOf(100),
    words: moduleOf(100),
  });
  expect(filesOf(output, 'page1')).toEqual([['dates', 'entry', 'letters', 'words'], ['page1']]);
});

test('a page is one file although other hosts load a part of it', async () => {
  const pages = {
    entry: "export const routes = [() => import('page1')];",
    page1: moduleOf(10, 'form'),
    form: moduleOf(100),
  };
  const exposed = { widget: moduleOf(10, 'form'), form: moduleOf(100) };
  const groups = chunkGroups(await buildModules(pages), await buildModules(exposed));
  const entry = "export const exposed = [() => import('page1'), () => import('widget')];";
  const output = await buildModules({ ...pages, ...exposed, entry }, groups);
  const page = output.find((file) => file.type === 'chunk' && file.moduleIds.includes('page1'));
  expect(page).toHaveProperty('moduleIds', expect.arrayContaining(['form', 'page1']));
});

test('what is large, and shared by few pages, is no burden to the others', async () => {
  const output = await built({
    page1: moduleOf(10, 'letters', 'map'),
    page2: moduleOf(10, 'letters', 'map'),
    page3: moduleOf(10, 'letters'),
    letters: moduleOf(100),
    map: moduleOf(LARGE),
  });
  expect(filesOf(output, 'page3')).toEqual([['entry', 'letters'], ['page3']]);
  expect(filesOf(output, 'page1')).toEqual([['entry', 'letters'], ['map'], ['page1']]);
});

test('a small part of a large one that other pages need does not bring them the large one', async () => {
  const output = await built({
    ...Object.fromEntries([1, 2, 3].map((each) => [`page-article-${each}`, moduleOf(10, 'article')])),
    'page-terms': moduleOf(10, 'headings'),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((each) => [`page-${each}`, moduleOf(10, 'trail')])),
    article: moduleOf(30_000, 'article.css', 'headings'),
    headings: moduleOf(100, 'headings.css'),
    trail: moduleOf(100, 'trail.css'),
    'article.css': '.article { color: red }',
    'headings.css': '.heading { color: red }',
    'trail.css': '.trail { color: red }',
  });
  expect(filesOf(output, 'page-terms').flat()).not.toContain('article');
});

test('few styles are in the sheet that every page loads, many in one of their own', async () => {
  const output = await built({
    page1: moduleOf(10, 'few.css'),
    page2: moduleOf(10, 'many.css'),
    page3: moduleOf(10, 'map'),
    page4: moduleOf(10, 'map'),
    map: moduleOf(LARGE, 'map.css'),
    'few.css': '.few { color: red }',
    'many.css': `.many { content: '${'x'.repeat(LARGE)}' }`,
    'map.css': '.map { width: 1px }',
  });
  const sheets = output.filter((file) => file.type === 'asset').map(({ source }) => String(source));
  expect(sheets.map((sheet) => sheet.match(/few|many|map/g))).toEqual([['many'], ['few', 'map']]);
  expect(filesOf(output, 'page1')).toEqual([['entry', 'few.css', 'map.css'], ['page1']]);
  expect(filesOf(output, 'page4')).toEqual([['entry', 'few.css', 'map.css'], ['map'], ['page4']]);
});

test('a part between two others does not come with them to a page that needs only one', async () => {
  const output = await built({
    page1: moduleOf(10, 'top'),
    page2: moduleOf(10, 'top'),
    page3: moduleOf(10, 'middle'),
    page4: moduleOf(10, 'middle'),
    page5: moduleOf(10, 'bottom'),
    page6: moduleOf(10, 'bottom'),
    top: moduleOf(100, 'middle'),
    middle: moduleOf(LARGE, 'bottom'),
    bottom: moduleOf(100),
  });
  expect(filesOf(output, 'page5').flat()).not.toContain('middle');
  expect(filesOf(output, 'page1').map((file) => file.join())).toEqual(['bottom,entry', 'middle,top', 'page1']);
});
