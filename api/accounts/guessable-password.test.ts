import { brand } from '@site/design-system/brand';
import { expect, test } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const ABOUT = ['Jo Smith', 'jo.smith@agency.example'];

test.each([
  ['a name', 'MrsSmith and the lorries'],
  ['an address', 'the agency opens at eight'],
  ['our own name', `I work for ${brand.name} now`],
  ['a row of keys', 'qwertyuiopasdfgh'],
  ['a row of digits', '1234567890123456'],
  ['a repetition', 'lorry lorry lorry lorry'],
])('%s is guessed early', (_what, password) => {
  expect(isGuessable(password, ABOUT)).toBe(true);
});

test.each(['three lorries on the ferry', 'ködy brandy läppt 17', '十五文字以上の長い合言葉を選んでください'])(
  '%s is not',
  (password) => {
    expect(isGuessable(password, ABOUT)).toBe(false);
  },
);
