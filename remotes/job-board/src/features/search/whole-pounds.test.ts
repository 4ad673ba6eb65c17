import { expect, it } from 'vitest';
import { POUNDS_PATTERN, wholePounds } from './whole-pounds.ts';

it.each([
  ['30000', '30000'],
  ['30,000', '30000'],
  [' £30 000 ', '30000'],
  ['30k', '30000'],
  ['0', '0'],
])('reads %o as %s pounds', (text, pounds) => {
  expect(wholePounds(text)).toBe(pounds);
  expect(text).toMatch(new RegExp(`^${POUNDS_PATTERN}$`));
});

it.each(['lots', '-5', '12.50', '£', ''])('leaves %o alone, which the field refuses', (text) => {
  expect(wholePounds(text)).toBe(text);
  expect(text).not.toMatch(new RegExp(`^${POUNDS_PATTERN}$`));
});
