import { describe, expect, test } from 'vitest';
import { splitByTerm } from './split-by-term.ts';

const marked = (text: string, term: string) =>
  splitByTerm(text, term)
    .map(({ part, matches }) => (matches ? `[${part}]` : part))
    .join('');

describe('highlighting a search term', () => {
  test('marks every occurrence in any case, keeping the text as written', () => {
    expect(marked('Driver and DRIVERS', 'driver')).toBe('[Driver] and [DRIVER]S');
  });

  test.each([
    '.',
    '*',
    '+',
    '?',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '|',
    '^',
    '$',
    '\\',
    '/',
    '-',
    '£17.53',
    '(PAYE',
    'a+b',
  ])('takes %j literally', (term) => {
    expect(marked(`x${term}y`, term)).toBe(`x[${term}]y`);
    expect(marked('abc 123', term)).toBe('abc 123');
  });

  test('marks nothing for a blank term', () => {
    expect(splitByTerm('Any text', ' ')).toEqual([{ part: 'Any text', matches: false }]);
  });

  test('marks adjacent matches, and a text that is one match', () => {
    expect(marked('gogo', 'go')).toBe('[go][go]');
  });

  test('leaves an empty text empty', () => {
    expect(splitByTerm('', 'go')).toEqual([]);
  });
});
