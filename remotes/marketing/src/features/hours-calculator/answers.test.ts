import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errors, unusable } from '../../content/hours-calculator.ts';
import { addressOf, answersIn, EXAMPLE, FIELDS, readShift, type Answers } from './answers.ts';

const answersOf = (changes: Partial<Answers>): Answers => ({ ...EXAMPLE, ...changes });

describe('the calculator’s answers in the page’s address', () => {
  test('are the example’s where there are none', () => {
    expect(answersIn(new URLSearchParams('utm_source=x'))).toEqual(EXAMPLE);
    expect(readShift(EXAMPLE).shift).toMatchObject({ startedAt: 360, now: 735, today: 300, extendedDays: 1 });
  });

  test('are the same after they were kept there', () => {
    const anyAnswers = fc.record(
      Object.fromEntries(FIELDS.map((field) => [field, fc.string()])) as Record<keyof Answers, fc.Arbitrary<string>>,
    );
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        fc.pre(Object.values(answers).some((value) => value !== ''));
        expect(answersIn(new URL(addressOf(answers), 'https://jobs.example').searchParams)).toEqual(answers);
      }),
    );
  });

  test('never make reading them fail', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...FIELDS), fc.string())), (pairs) => {
        const { shift, errors: faults } = readShift(answersIn(new URLSearchParams(pairs)));
        expect(shift === undefined).toBe(faults !== undefined);
      }),
    );
  });
});

describe('a faulty answer', () => {
  test.each<[Partial<Answers>, Partial<Answers>]>([
    ...['25:00', '24:00', '12:60', '6', '6pm', 'noon', '-6:00', '06:00:00', '６:００'].map(
      (value): [Partial<Answers>, Partial<Answers>] => [
        { started: value },
        { started: unusable(value) + errors.clock },
      ],
    ),
    ...['all of it', '168:01', '4:60', '-1', '1e3', 'NaN', '999', '4 30'].map(
      (value): [Partial<Answers>, Partial<Answers>] => [
        { lastWeek: value },
        { lastWeek: unusable(value) + errors.hours },
      ],
    ),
    [{ now: '' }, { now: errors.clock }],
    [{ now: ' ' }, { now: errors.clock }],
    [{ week: 'x'.repeat(1000) }, { week: unusable('x'.repeat(12)) + errors.hours }],
    [{ extended: '3' }, { extended: unusable('3') + errors.choice }],
    [{ reduced: '-1' }, { reduced: unusable('-1') + errors.choice }],
    [{ rest: 'none' }, { rest: unusable('none') + errors.choice }],
    [{ firstPart: 'no' }, { firstPart: unusable('no') + errors.tick }],
    [
      { today: '', sinceBreak: 'x' },
      { today: errors.hours, sinceBreak: unusable('x') + errors.hours },
    ],
  ])('%j gets a message at its field, which names it', (changes, faults) => {
    expect(readShift(answersOf(changes))).toEqual({ errors: faults });
  });

  test('nobody can have driven for longer than the shift has lasted, or since a break more than in all', () => {
    expect(readShift(answersOf({ today: '6:16', sinceBreak: '0' })).errors).toEqual({ today: errors.longerThanShift });
    expect(readShift(answersOf({ today: '6:15', sinceBreak: '0' })).errors).toBeUndefined();
    expect(readShift(answersOf({ sinceBreak: '5:01' })).errors).toEqual({ sinceBreak: errors.moreThanToday });
  });
});
