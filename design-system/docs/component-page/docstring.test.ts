import { expect, test } from 'vitest';
import { readDocstring } from './docstring.ts';

test('a docstring is taken apart into what it is, what it is for, and what it is not for', () => {
  const docstring = `A hint that opens.

**Use it** for a word
that few know. \`side\` says where it opens.
**Not** for a form: that is a \`Dialog\`. **Not** for news: that is a \`Banner\`.`;
  expect(readDocstring(docstring)).toEqual({
    summary: 'A hint that opens.',
    uses: ['For a word that few know. `side` says where it opens.'],
    otherwise: ['For a form: that is a `Dialog`.', 'For news: that is a `Banner`.'],
  });
});

test('without marks, all of it says what it is', () => {
  expect(readDocstring('A line.')).toEqual({ summary: 'A line.', uses: [], otherwise: [] });
});
