import { expect, test } from 'vitest';
import { articleDate } from './article-date.ts';

test.each([
  ['2025-06-08', '8th June 2025'],
  ['2025-06-01', '1st June 2025'],
  ['2025-06-02', '2nd June 2025'],
  ['2025-06-03', '3rd June 2025'],
  ['2025-06-11', '11th June 2025'],
  ['2025-06-12', '12th June 2025'],
  ['2025-06-13', '13th June 2025'],
  ['2025-12-31', '31st December 2025'],
])('%s is written %s', (date, written) => {
  expect(articleDate(date)).toBe(written);
});
