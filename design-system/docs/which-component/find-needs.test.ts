import { describe, expect, test } from 'vitest';
import { findNeeds, findPatterns } from './find-needs.ts';
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
    ['nothing that is here', 'carousel', []],
  ])('finds %s', (_what, words, components) => expect(found(words)).toEqual(components));

  test('shows everything when it is empty or blank', () => {
    expect(findNeeds('')).toEqual(needs);
    expect(findNeeds('  ')).toEqual(needs);
  });

  test('leaves out areas in which nothing matches', () =>
    expect(findNeeds('drawer').map(({ title }) => title)).toEqual(['Something over the page']));

  test.each([
    ['delete confirmation', ['Dialogs and pages']],
    ['tooltip', ['Dialogs and pages']],
    ['sorting', ['Lists with filters']],
    ['carousel', []],
  ])('finds patterns for “%s”', (words, titles) =>
    expect(findPatterns(words).map(({ title }) => title)).toEqual(titles),
  );
});
