import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' });

/** Ids of every story, and of each story file's documentation page. */
export const storyIds: ReadonlySet<string> = new Set(
  find('{design-system,remotes/*,shell}/{src,docs}/**/*.stories.tsx').flatMap(idsOf),
);

function idsOf(fileName: string): string[] {
  const file = loadCsf(read(fileName), { fileName, makeTitle: (title) => title ?? '' }).parse();
  return [toId(file.meta.title ?? '', 'docs'), ...file.indexInputs.map(({ __id }) => __id ?? '')];
}

/** Ids of the standalone documentation pages. */
export const pageIds: ReadonlySet<string> = new Set(
  find('design-system/docs/**/*.mdx').flatMap((path) => {
    const title = /<Meta title="([^"]+)"/.exec(read(path))?.[1];
    return title === undefined ? [] : [toId(title, 'docs')];
  }),
);

export const documentationPages = find('design-system/docs/**/*.mdx').map((path) => ({ path, text: read(path) }));
