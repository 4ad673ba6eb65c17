import { expect, test } from 'vitest';
import { promiseText } from './answer-promise.ts';

const PROMISE = 'Everybody who applies for a job hears from us within five working days.';

test('without figures, there is the promise alone', () => expect(promiseText(null)).toBe(PROMISE));

test.each([
  [0, 'on the same day'],
  [1, 'within a day'],
  [1.5, 'within 2 days'],
  [3, 'within 3 days'],
])('a median of %s days is “%s”', (medianDays, delay) =>
  expect(promiseText({ applicants: 1_214, inTimePercent: 98, medianDays })).toBe(
    `${PROMISE} Of the 1,214 who applied in the last 90 days, 98% had an answer in time, half of those answered ${delay}.`,
  ),
);

test('where nobody had an answer, it says so', () =>
  expect(promiseText({ applicants: 20, inTimePercent: 0, medianDays: null })).toBe(
    `${PROMISE} Of the 20 who applied in the last 90 days, 0% had an answer in time.`,
  ));
