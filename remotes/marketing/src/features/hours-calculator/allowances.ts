import { LIMITS, MOST_EXTENDED_DAYS, MOST_REDUCED_RESTS } from './limits.ts';

export const RESTS = ['regular', 'reduced', 'split'] as const;
export type Rest = (typeof RESTS)[number];

/** A driver's shift so far. Times of day are minutes since midnight, all others are minutes. */
export interface Shift {
  startedAt: number;
  now: number;
  /** Driving since the last complete break. */
  sinceBreak: number;
  /** The first part of a split break, at least 15 minutes, has been taken since then. */
  hadFirstPartOfBreak: boolean;
  /** Driving in this shift, this week with this shift, and last week. */
  today: number;
  week: number;
  lastWeek: number;
  /** Days of more than 9 hours' driving this week, before today. */
  extendedDays: number;
  /** Reduced daily rests since the last weekly rest. */
  reducedRests: number;
  /** Which daily rest is to follow; `split`: 3 hours of it have been taken. */
  rest: Rest;
}

export const RULES = ['break', 'day', 'week', 'fortnight', 'shift'] as const;
export type Rule = (typeof RULES)[number];

/** What one rule allows, in minutes. `left` is 0 at or beyond the limit, `over` is 0 up to it. */
export interface Allowance {
  rule: Rule;
  limit: number;
  used: number;
  left: number;
  over: number;
}

export interface Allowances {
  /** How long the driver may drive without stopping, and the rule that then ends it. */
  now: { left: number; rule: Rule };
  /** Minutes of driving until the shift must end, with the breaks that it takes. */
  today: number;
  /** In the order of `RULES`. */
  rules: readonly Allowance[];
  /** Minutes that the next break must last. */
  breakLength: number;
  /** The daily rest: how long it must last, and the time of day by which it must start. */
  rest: { length: number; startsBy: number };
  /** A reduced rest was meant, but none is left. */
  noReducedRestLeft: boolean;
}

/** Minutes from one time of day to the next time that it is another. */
export const minutesBetween = (from: number, to: number): number =>
  (to - from + LIMITS.dayAndNight) % LIMITS.dayAndNight;

export function allowancesOf(shift: Shift): Allowances {
  const noReducedRestLeft = shift.rest === 'reduced' && shift.reducedRests >= MOST_REDUCED_RESTS;
  const rest = restLength(noReducedRestLeft ? 'regular' : shift.rest);
  const longestShift = LIMITS.dayAndNight - rest;
  const dayLimit = shift.extendedDays < MOST_EXTENDED_DAYS ? LIMITS.extendedDay : LIMITS.day;
  const rules = [
    allowance('break', LIMITS.drivingBetweenBreaks, shift.sinceBreak),
    allowance('day', dayLimit, shift.today),
    allowance('week', LIMITS.week, shift.week),
    allowance('fortnight', LIMITS.fortnight, shift.lastWeek + shift.week),
    allowance('shift', longestShift, minutesBetween(shift.startedAt, shift.now)),
  ] as const;
  const [untilBreak, day, week, fortnight, untilRest] = rules;
  const breakLength = shift.hadFirstPartOfBreak ? LIMITS.secondPartOfBreak : LIMITS.fullBreak;
  // Of two that end the driving together, the one that does so for longer.
  const tightest = rules.reduce((a, b) => (b.left <= a.left ? b : a));
  return {
    now: { left: tightest.left, rule: tightest.rule },
    today: Math.min(day.left, week.left, fortnight.left, drivable(untilRest.left, untilBreak.left, breakLength)),
    rules,
    breakLength,
    rest: { length: rest, startsBy: (shift.startedAt + longestShift) % LIMITS.dayAndNight },
    noReducedRestLeft,
  };
}

const restLength = (rest: Rest): number =>
  ({ regular: LIMITS.regularRest, reduced: LIMITS.reducedRest, split: LIMITS.secondPartOfRest })[rest];

const allowance = <Name extends Rule>(rule: Name, limit: number, used: number): Allowance & { rule: Name } => ({
  rule,
  limit,
  used,
  left: Math.max(0, limit - used),
  over: Math.max(0, used - limit),
});

/** How much of the time that is left can be driven, with a break whenever one is due. */
function drivable(time: number, untilBreak: number, breakLength: number): number {
  if (time <= untilBreak) return time;
  const afterBreak = Math.max(0, time - untilBreak - breakLength);
  return untilBreak + drivable(afterBreak, LIMITS.drivingBetweenBreaks, LIMITS.fullBreak);
}
