import { expect, test } from 'vitest';
import { vision } from './about.ts';
import { promises } from './clients.ts';
import { statistics } from './home.ts';
import { statistics as partnerStatistics } from './partners.ts';

test('what stands in large type is a figure, short enough for one line', () => {
  const shown = [...statistics, ...promises.list, ...vision.figures, ...partnerStatistics.figures];
  for (const { value } of shown) expect(value).toMatch(/^(?=.*\d).{1,12}$/);
});
