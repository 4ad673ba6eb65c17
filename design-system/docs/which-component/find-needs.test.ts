import { describe, expect, test } from 'vitest';
import { findAbsent, findNeeds, findPatterns } from './find-needs.ts';
import { needs } from './needs.ts';

const found = (words: string) => findNeeds(words).flatMap((area) => area.needs.map(({ component }) => component));

describe('the filter of "Which component?"', () => {
  test.each([
    ['a component’s name', 'slideover', ['SlideOver']],
    ['another name for it', 'drawer', ['SlideOver']],
    ['words of the need, in any order and case', 'photo USER', ['Avatar']],
    ['the beginning of a word', 'autocomp', ['Combobox']],
    ['a name of two components', 'loader', ['Skeleton', 'Spinner']],
    ['any of the words, where none has all of them', 'the fanciest drawer', ['SlideOver']],
    ['a confirmation before something is destroyed', 'destructive confirmation', ['Dialog']],
    ['an error beside a field', 'inline error', ['TextField']],
    ['a list that is long', 'long list to choose from', ['Combobox']],
    ['an action that stays in view', 'sticky action', ['StickyActionBar', 'FormActions']],
    ['a confirmation before something is deleted', 'delete confirmation', ['Dialog']],
    ['a message that passes', 'toast', ['Banner']],
    ['nothing that is here', 'carousel', []],
  ])('finds %s', (_what, words, components) => expect(found(words)).toEqual(components));

  test('a status leaves only what has it, of what is looked for', () => {
    expect(found('stable')).toContain('Button');
    expect(found('beta')).not.toContain('Button');
    expect(found('stable loader')).toEqual(['Skeleton']);
    expect(found('deprecated button')).toEqual([]);
  });

  test.each(['tooltip', 'popover', 'toast', 'a Tooltip for help'])('says why there is no %s', (words) => {
    expect(findAbsent(words)).toHaveLength(1);
    expect(findAbsent(words)[0]?.why).toMatch(/^There is no /);
  });

  test('says so of nothing else', () => {
    expect(findAbsent('modal')).toEqual([]);
    expect(findAbsent(' ')).toEqual([]);
  });

  test('shows everything when it is empty or blank', () => {
    expect(findNeeds('')).toEqual(needs);
    expect(findNeeds('  ')).toEqual(needs);
  });

  test('leaves out areas in which nothing matches', () =>
    expect(findNeeds('drawer').map(({ title }) => title)).toEqual(['Something over the page']));

  test.each([
    ['delete confirmation', ['Dialogs and pages']],
    ['tooltip', ['Dialogs and pages']],
    ['popover', ['Dialogs and pages']],
    ['destructive confirmation', ['Dialogs and pages']],
    ['inline error', ['Forms']],
    ['toast', ['Dialogs and pages']],
    ['long list to choose from', ['Forms']],
    ['sorting', ['Lists with filters']],
    ['carousel', []],
  ])('finds patterns for “%s”', (words, titles) =>
    expect(findPatterns(words).map(({ title }) => title)).toEqual(titles),
  );
});
