import { expect, test } from 'vitest';
import { BANK_HOLIDAYS } from './bank-holidays.ts';
import { addWorkingDays } from './working-days.ts';

test.each([
  ['a Monday', '2026-03-02', '2026-03-09'],
  ['a Friday', '2026-03-06', '2026-03-13'],
  ['a Saturday', '2026-03-07', '2026-03-13'],
  ['a Sunday', '2026-03-08', '2026-03-13'],
  ['the week before Easter', '2026-03-31', '2026-04-09'],
  ['Christmas Eve', '2026-12-24', '2027-01-05'],
  ['Christmas Eve, when Christmas is at a weekend', '2027-12-24', '2028-01-05'],
])('five working days after %s, %s, is %s', (_name, from, to) => {
  expect(addWorkingDays(from, 5)).toBe(to);
});

/** Of the Gregorian calendar, by the anonymous algorithm of 1876. */
function easterSunday(year: number): Temporal.PlainDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const sum = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return new Temporal.PlainDate(year, Math.floor(sum / 31), (sum % 31) + 1);
}

const MONDAY = 1;
const firstMonday = (year: number, month: number) => {
  const first = new Temporal.PlainDate(year, month, 1);
  return first.add({ days: (MONDAY - first.dayOfWeek + 7) % 7 });
};
const lastMonday = (year: number, month: number) => firstMonday(year, month + 1).subtract({ days: 7 });

/** The first weekdays from these days on that are nobody else's. */
function withoutWeekends(days: readonly Temporal.PlainDate[]): string[] {
  const taken: string[] = [];
  for (let day of days) {
    while (day.dayOfWeek > 5 || taken.includes(day.toString())) day = day.add({ days: 1 });
    taken.push(day.toString());
  }
  return taken;
}

test.each([2025, 2026, 2027, 2028])('the bank holidays of %i are where their rules put them', (year) => {
  const easter = easterSunday(year);
  const expected = [
    ...withoutWeekends([new Temporal.PlainDate(year, 1, 1)]),
    easter.subtract({ days: 2 }).toString(),
    easter.add({ days: 1 }).toString(),
    firstMonday(year, 5).toString(),
    lastMonday(year, 5).toString(),
    lastMonday(year, 8).toString(),
    ...withoutWeekends([new Temporal.PlainDate(year, 12, 25), new Temporal.PlainDate(year, 12, 26)]),
  ];
  expect([...BANK_HOLIDAYS].filter((day) => day.startsWith(`${year}-`)).toSorted()).toEqual(expected.toSorted());
});
