import { expect, test } from 'vitest';
import { newFailureNumber, readFailureNumber } from './failure-number.ts';

test('a number has six letters and figures that nobody mistakes for one another on the telephone', () => {
  for (let made = 0; made < 1_000; made++) expect(newFailureNumber()).toMatch(/^ERR-[2-9A-HJKMNP-Z]{6}$/);
});

test.each(['ERR-7K2M9Q', 'err-7k2m9q', ' ERR 7K2M9Q ', '7k2 m9q', 'ERR–7K2M9Q'])('%j is understood', (text) => {
  expect(readFailureNumber(text)).toBe('ERR-7K2M9Q');
});

test.each(['', 'ERR-', 'ERR-7K2M9', 'ERR-7K2M9QQ', 'ERR-0K2M9Q', 'APP-7K2M9Q', 'Ben Smith'])('%j is none', (text) => {
  expect(readFailureNumber(text)).toBeUndefined();
});
