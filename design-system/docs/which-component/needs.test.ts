import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import * as designSystem from '../../src/index.ts';
import { folderOf } from '../component-folders.ts';
import { documentationPages, pageIds, storyIds } from '../storybook-ids.test-support.ts';
import { needs, patterns } from './needs.ts';
import { otherNames } from './other-names.ts';

const publicDoor = readFileSync(new URL('../../src/index.ts', import.meta.url), 'utf8');
const all = needs.flatMap((area) => area.needs);

test('every folder of public components has its need, and no other', () => {
  const folders = parseSync('index.ts', publicDoor)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest }) => /\/components\/([\w-]+)\//.exec(moduleRequest?.value ?? '')?.[1] ?? []);
  expect(all.map(({ component }) => folderOf(component)).sort()).toEqual([...new Set(folders)].sort());
});

test('every other public name is explained on the page', () => {
  const page = documentationPages.find(({ path }) => path.endsWith('which-component.mdx'))?.text;
  const names = Object.keys(designSystem).filter((name) => all.every(({ component }) => component !== name));
  expect(names.filter((name) => !page?.includes(`\`${name}\``))).toEqual([]);
});

describe.each(all)('$component', ({ component, exportName = component, page, otherwise }) => {
  test('it is exported', () => expect(designSystem).toHaveProperty(exportName));

  test('its page and the story of its edge case exist', () => {
    expect(storyIds).toContain(`${page}--docs`);
    expect(storyIds).toContain(`${page}--${otherwise.story}`);
  });
});

test('every page of patterns is found', () => {
  const pages = new Set([...storyIds, ...pageIds].filter((id) => /^patterns-.*--docs$/.test(id)));
  expect(new Set(patterns.map(({ page }) => `${page}--docs`))).toEqual(pages);
});

test('other names lead to pages that exist', () => {
  const pages = new Set([...storyIds, ...pageIds]);
  expect(Object.keys(otherNames).filter((page) => !pages.has(`${page}--docs`))).toEqual([]);
});

test('a story that no longer exists would be noticed', () =>
  expect(storyIds).not.toContain('components-forms-select--gone'));
