import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowancesOf, RESTS, RULES, type Rule, type Shift } from './allowances.ts';

const HOUR = 60;
const at = (hours: number) => hours * HOUR;

/** Nothing driven yet, at six in the morning. */
const fresh: Shift = {
  startedAt: at(6),
  now: at(6),
  sinceBreak: 0,
  hadFirstPartOfBreak: false,
  today: 0,
  week: 0,
  lastWeek: 0,
  extendedDays: 0,
  reducedRests: 0,
  rest: 'regular',
};
const allow = (changes: Partial<Shift>) => allowancesOf({ ...fresh, ...changes });
const ruleOf = (rule: Rule, changes: Partial<Shift>) => allow(changes).rules.find((each) => each.rule === rule);

describe('each rule, just below, at and just over its limit', () => {
  test.each<[what: string, rule: Rule, limit: number, driven: (minutes: number) => Partial<Shift>]>([
    ['4.5 hours between breaks', 'break', 4.5, (sinceBreak) => ({ sinceBreak })],
    ['10 hours a day, the first two times', 'day', 10, (today) => ({ today, extendedDays: 1 })],
    ['9 hours a day, once both have been used', 'day', 9, (today) => ({ today, extendedDays: 2 })],
    ['56 hours a week', 'week', 56, (week) => ({ week })],
    ['90 hours in two weeks', 'fortnight', 90, (week) => ({ week: week - at(40), lastWeek: at(40) })],
    ['13 hours until a regular rest', 'shift', 13, (elapsed) => ({ now: (at(6) + elapsed) % at(24) })],
    ['15 hours until a reduced rest', 'shift', 15, (gone) => ({ now: (at(6) + gone) % at(24), rest: 'reduced' })],
    ['15 hours until the 9 of a split rest', 'shift', 15, (gone) => ({ now: (at(6) + gone) % at(24), rest: 'split' })],
  ])('%s', (_what, rule, hours, driven) => {
    const limit = at(hours);
    expect(ruleOf(rule, driven(limit - 1))).toMatchObject({ limit, left: 1, over: 0 });
    expect(ruleOf(rule, driven(limit))).toMatchObject({ limit, left: 0, over: 0 });
    expect(ruleOf(rule, driven(limit + 1))).toMatchObject({ limit, left: 0, over: 1 });
  });
});

describe('how long a driver may drive now', () => {
  test('is four and a half hours at the start of an ordinary day', () => {
    expect(allow({}).now).toEqual({ left: at(4.5), rule: 'break' });
  });

  test.each<[rule: Rule, changes: Partial<Shift>, left: number]>([
    ['break', { sinceBreak: at(4), today: at(4), now: at(11) }, 30],
    ['day', { today: at(9.75), sinceBreak: 0, now: at(18) }, 15],
    ['week', { week: at(55), lastWeek: at(20) }, 60],
    ['fortnight', { week: at(40), lastWeek: at(49.5) }, 30],
    ['shift', { now: at(18.75) }, 15],
  ])('is ended by the tightest rule: %s', (rule, changes, left) => {
    expect(allow(changes).now).toEqual({ left, rule });
  });
});

describe('how much driving is left today', () => {
  test('leaves room for the breaks that it takes', () => {
    expect(allow({ now: at(13) }).today).toBe(at(6) - 45);
    expect(allow({ now: at(14), sinceBreak: at(4), today: at(4) }).today).toBe(at(5) - 45);
  });

  test('needs only 30 minutes once the first part of a split break has been taken', () => {
    const shift = { now: at(14), sinceBreak: at(4), today: at(4), hadFirstPartOfBreak: true };
    expect(allow(shift)).toMatchObject({ breakLength: 30, today: at(5) - 30 });
  });

  test('is nothing when there is no time left after the break', () => {
    expect(allow({ now: at(18.5), sinceBreak: at(4.5), today: at(8) }).today).toBe(0);
  });
});

describe('the daily rest', () => {
  test.each([
    ['regular', at(11), at(19)],
    ['reduced', at(9), at(21)],
    ['split', at(9), at(21)],
  ] as const)('a %s one must start in time to be complete 24 hours after the shift began', (rest, length, startsBy) => {
    expect(allow({ rest }).rest).toEqual({ length, startsBy });
  });

  test('may start after midnight', () => {
    expect(allow({ startedAt: at(20), now: at(23) }).rest.startsBy).toBe(at(9));
    expect(ruleOf('shift', { startedAt: at(20), now: at(2) })).toMatchObject({ used: at(6) });
  });

  test('cannot be reduced a fourth time between two weekly rests', () => {
    expect(allow({ rest: 'reduced', reducedRests: 2 })).toMatchObject({ noReducedRestLeft: false });
    const fourth = allow({ rest: 'reduced', reducedRests: 3 });
    expect(fourth).toMatchObject({ noReducedRestLeft: true, rest: { length: at(11), startsBy: at(19) } });
  });
});

describe('whatever the day was like', () => {
  const minutes = (max: number) => fc.integer({ min: 0, max });
  const anyShift: fc.Arbitrary<Shift> = fc.record({
    startedAt: minutes(at(24) - 1),
    now: minutes(at(24) - 1),
    sinceBreak: minutes(at(6)),
    hadFirstPartOfBreak: fc.boolean(),
    today: minutes(at(12)),
    week: minutes(at(60)),
    lastWeek: minutes(at(60)),
    extendedDays: minutes(2),
    reducedRests: minutes(3),
    rest: fc.constantFrom(...RESTS),
  });
  const lefts = (shift: Shift) => {
    const { now, today, rules } = allowancesOf(shift);
    return [now.left, today, ...rules.map(({ left }) => left)];
  };

  test('driving more never leaves more', () => {
    fc.assert(
      fc.property(anyShift, minutes(at(6)), (shift, more) => {
        const after: Shift = {
          ...shift,
          sinceBreak: shift.sinceBreak + more,
          today: shift.today + more,
          week: shift.week + more,
        };
        const before = lefts(shift);
        for (const [index, left] of lefts(after).entries()) expect(left).toBeLessThanOrEqual(before[index] ?? 0);
      }),
    );
  });

  test.each(['sinceBreak', 'today', 'week', 'lastWeek', 'extendedDays', 'reducedRests'] as const)(
    'a larger %s never leaves more',
    (field) => {
      fc.assert(
        fc.property(anyShift, minutes(at(6)), (shift, more) => {
          const before = lefts(shift);
          const after = lefts({ ...shift, [field]: shift[field] + more });
          for (const [index, left] of after.entries()) expect(left).toBeLessThanOrEqual(before[index] ?? 0);
        }),
      );
    },
  );

  test('nobody may drive now for longer than is left today, or by any one rule', () => {
    fc.assert(
      fc.property(anyShift, (shift) => {
        const { now, today, rules } = allowancesOf(shift);
        expect(now.left).toBeLessThanOrEqual(today);
        for (const { left, over } of rules) {
          expect(now.left).toBeLessThanOrEqual(left);
          expect(left === 0 || over === 0).toBe(true);
        }
        expect(rules.map(({ rule }) => rule)).toEqual(RULES);
      }),
    );
  });
});
