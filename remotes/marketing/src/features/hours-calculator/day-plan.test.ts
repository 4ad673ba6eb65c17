import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowancesOf, RESTS, type Shift } from './allowances.ts';
import { dayPlan } from './day-plan.ts';

const DAY = 24 * 60;
const morning: Shift = {
  startedAt: 360,
  now: 735,
  sinceBreak: 90,
  hadFirstPartOfBreak: false,
  today: 300,
  week: 1920,
  lastWeek: 2850,
  extendedDays: 1,
  reducedRests: 1,
  rest: 'regular',
};

test('the day goes on with driving, a break when it is due, and the rest', () => {
  expect(dayPlan(morning, allowancesOf(morning))).toEqual([
    { activity: 'past', from: 0, to: 375 },
    { activity: 'drive', from: 375, to: 555 },
    { activity: 'pause', from: 555, to: 600 },
    { activity: 'drive', from: 600, to: 720 },
    { activity: 'spare', from: 720, to: 780 },
    { activity: 'rest', from: 780, to: DAY },
  ]);
});

test('it covers 24 hours without gaps, and drives no more than is left', () => {
  const minutes = (max: number) => fc.integer({ min: 0, max });
  const anyShift = fc.record({
    startedAt: minutes(DAY - 1),
    now: minutes(DAY - 1),
    sinceBreak: minutes(360),
    hadFirstPartOfBreak: fc.boolean(),
    today: minutes(720),
    week: minutes(3600),
    lastWeek: minutes(3600),
    extendedDays: minutes(2),
    reducedRests: minutes(3),
    rest: fc.constantFrom(...RESTS),
  });
  fc.assert(
    fc.property(anyShift, (shift) => {
      const allowances = allowancesOf(shift);
      const plan = dayPlan(shift, allowances);
      expect(plan[0]?.from).toBe(0);
      expect(plan.at(-1)?.to).toBe(DAY);
      for (const [index, { from }] of plan.entries()) if (index > 0) expect(from).toBe(plan[index - 1]?.to);
      const driven = plan.filter(({ activity }) => activity === 'drive').map(({ from, to }) => to - from);
      expect(driven.reduce((sum, each) => sum + each, 0)).toBe(allowances.today);
    }),
  );
});
