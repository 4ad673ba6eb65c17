import type { IndexEntry } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { describe } from './story-index.ts';

const page = (title: string, id: string, file: string): IndexEntry => ({
  type: 'docs',
  id: `${id}--docs`,
  title,
  name: 'Docs',
  importPath: `./design-system/${file}`,
  storiesImports: [],
  tags: ['dev'],
});
const dialog = page('Components/Overlays/Dialog', 'components-overlays-dialog', 'dialog.stories.tsx');
const space = page('Foundations/Space', 'foundations-space', 'space.mdx');

const anchorsOf = (entry: IndexEntry) => ('anchors' in entry ? entry.anchors : undefined)?.map(({ title }) => title);

test('a page is found by what else people call its subject, not by the stories on it', () => {
  const described = describe({ ...dialog, anchors: [{ id: 'anchor--open', title: 'Open' }] } as IndexEntry);
  expect(anchorsOf(described)).toContain('modal');
  expect(anchorsOf(described)).not.toContain('Open');
});

test('a written page is found by its headings too, but not twice by its title', () => {
  const headings = ['Space', 'Between children'].map((title) => ({ id: title, title }));
  const found = anchorsOf(describe({ ...space, anchors: headings } as IndexEntry));
  expect(found).toContain('Between children');
  expect(found).toContain('spacing');
  expect(found).not.toContain('Space');
});

test('the page and the stories of a component carry its status, and no others do', () => {
  const story = { ...dialog, type: 'story', subtype: 'story', id: 'components-overlays-dialog--open' } as IndexEntry;
  expect(describe(dialog).tags).toEqual(['dev', 'stable']);
  expect(describe(story).tags).toEqual(['dev', 'stable']);
  expect(describe(space).tags).toEqual(['dev']);
});

test('what is in beta is found by that', () => {
  const spinner = page('Components/Feedback/Spinner', 'components-feedback-spinner', 'spinner.stories.tsx');
  expect(anchorsOf(describe(spinner))).toContain('beta');
  expect(anchorsOf(describe(dialog))).not.toContain('stable');
});
