import { BANK_HOLIDAYS } from './bank-holidays.ts';

const SATURDAY = 6;

const isWorkingDay = (day: Temporal.PlainDate): boolean =>
  day.dayOfWeek < SATURDAY && !BANK_HOLIDAYS.has(day.toString());

/** The day that is so many working days after this one, as 'YYYY-MM-DD'. */
export function addWorkingDays(from: string, days: number): string {
  let day = Temporal.PlainDate.from(from);
  for (let left = days; left > 0; left -= isWorkingDay(day) ? 1 : 0) day = day.add({ days: 1 });
  return day.toString();
}
