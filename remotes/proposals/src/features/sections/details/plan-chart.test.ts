import { expect, test } from 'vitest';
import { inWords } from './plan-chart.tsx';

test.each([
  [-6, '6 weeks before the start'],
  [0, 'Start of service'],
  [1, '1 week after the start'],
  [12, '12 weeks after the start'],
])('week %i of the plan is “%s”', (week, words) => {
  expect(inWords(week)).toBe(words);
});
