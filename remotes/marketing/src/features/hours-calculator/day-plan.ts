import { minutesBetween, type Allowances, type Shift } from './allowances.ts';
import { LIMITS } from './limits.ts';

type Activity = 'past' | 'drive' | 'pause' | 'spare' | 'rest';

/** Minutes since the shift started. */
export interface Stretch {
  activity: Activity;
  from: number;
  to: number;
}

/** The 24 hours from the shift's start, if the driver goes on driving for as long as the rules allow. */
export function dayPlan(shift: Shift, { rules, breakLength, rest, today }: Allowances): Stretch[] {
  const now = minutesBetween(shift.startedAt, shift.now);
  const end = Math.max(now, LIMITS.dayAndNight - rest.length);
  const stretches: Stretch[] = [{ activity: 'past', from: 0, to: now }];
  let at = now;
  const add = (activity: Activity, minutes: number) => {
    const to = Math.min(end, at + minutes);
    if (to > at) stretches.push({ activity, from: at, to });
    at = to;
  };
  let left = today;
  let untilBreak = rules.find(({ rule }) => rule === 'break')?.left ?? 0;
  let pause = breakLength;
  while (left > 0) {
    if (untilBreak === 0) {
      add('pause', pause);
      pause = LIMITS.fullBreak;
      untilBreak = LIMITS.drivingBetweenBreaks;
    }
    const driven = Math.min(left, untilBreak);
    add('drive', driven);
    left -= driven;
    untilBreak -= driven;
  }
  add('spare', end - at);
  return [...stretches, { activity: 'rest', from: end, to: LIMITS.dayAndNight }];
}
