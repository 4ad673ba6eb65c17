import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fitsTheWindow, pageStates, type PageState, type WithoutStates } from '../../.storybook/page-states.ts';

const root = dirname(dirname(import.meta.dirname));

/** The stories that each page must have. A remote's page is a folder; the shell's own are files. */
const storyFiles = [
  ...globSync('remotes/*/src/pages/*/', { cwd: root }).map((folder) => join(folder, 'page.stories.tsx')),
  ...globSync('shell/src/pages/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.stories.tsx'))
    .map((file) => join(dirname(file), `${basename(file, '.tsx')}.stories.tsx`)),
].toSorted();

interface Story {
  play?: unknown;
  globals?: { viewport?: { value?: string } };
}

interface StoryFile extends Partial<Record<PageState, Story>> {
  default: { parameters?: { withoutStates?: WithoutStates }; afterEach?: unknown };
}

/** What a page's stories lack. */
function gapsOf({ default: { parameters, afterEach }, ...stories }: StoryFile): string[] {
  const excused = parameters?.withoutStates ?? {};
  const reasonFor = (state: PageState) => excused[state as keyof WithoutStates]?.trim();
  return [
    ...pageStates
      .filter((state) => !stories[state] && !reasonFor(state))
      .map((state) => `${state}: neither a story nor a reason`),
    ...pageStates
      .filter((state) => stories[state] && reasonFor(state))
      .map((state) => `${state}: both a story and a reason`),
    ...pageStates.filter((state) => stories[state] && !stories[state].play).map((state) => `${state}: proves nothing`),
    ...(stories.OnAPhone && stories.OnAPhone.globals?.viewport?.value !== 'phone' ? ['OnAPhone: not on a phone'] : []),
    ...(afterEach === fitsTheWindow ? [] : ['afterEach: may scroll sideways']),
  ];
}

describe('every page has a story for every state that it can be in', () => {
  test('there are pages to check', () => {
    expect(storyFiles.length).toBeGreaterThan(9);
  });

  test.each(storyFiles)('%s', async (file) => {
    expect(existsSync(join(root, file)), 'its stories are complete').toBe(true);
    expect(gapsOf((await import(join(root, file))) as StoryFile)).toEqual([]);
  });
});

describe('a gap is reported', () => {
  const play = () => undefined;
  const OnAPhone = { play, globals: { viewport: { value: 'phone' } } };
  const complete: StoryFile = {
    default: { parameters: { withoutStates: { Empty: 'It shows no data.' } }, afterEach: fitsTheWindow },
    Ready: { play },
    Loading: { play },
    Failed: { play },
    LongContent: { play },
    OnAPhone,
  };
  const { Loading: _, ...withoutLoading } = complete;
  const { OnAPhone: __, ...withoutPhone } = complete;

  test.each<[string, StoryFile, string[]]>([
    ['nothing is missing', complete, []],
    ['a state without a story', withoutLoading as StoryFile, ['Loading: neither a story nor a reason']],
    ['no story on a phone', withoutPhone as StoryFile, ['OnAPhone: neither a story nor a reason']],
    [
      'an empty reason',
      { ...complete, default: { ...complete.default, parameters: { withoutStates: { Empty: ' ' } } } },
      ['Empty: neither a story nor a reason'],
    ],
    ['a reason although there is a story', { ...complete, Empty: { play } }, ['Empty: both a story and a reason']],
    ['a story without a play function', { ...complete, Failed: {} }, ['Failed: proves nothing']],
    ['a phone story at another size', { ...complete, OnAPhone: { play } }, ['OnAPhone: not on a phone']],
    [
      'an unchecked width',
      { ...complete, default: { parameters: complete.default.parameters ?? {} } },
      ['afterEach: may scroll sideways'],
    ],
  ])('%s', (_case, stories, gaps) => {
    expect(gapsOf(stories)).toEqual(gaps);
  });
});
