import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText, durationText, readClockTime, readDuration } from './time-text.ts';

test.each([
  ['4:30', 270],
  ['4h30', 270],
  ['4 h 30 min', 270],
  ['4 hours 30 minutes', 270],
  ['4.5', 270],
  ['4,5', 270],
  ['.75', 45],
  ['4', 240],
  [' 0:45 ', 45],
  ['0', 0],
  ['56:00', 3360],
])('%j of driving is %i minutes', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test.each(['', 'four', '4:60', '-1', '4:3:0', '1e3', '1234', '4 30'])('%j is no duration', (text) => {
  expect(readDuration(text)).toBeUndefined();
});

test.each([
  ['06:00', 360],
  ['6:00', 360],
  ['6.05', 365],
  ['0600', 360],
  ['23:59', 1439],
  ['00:00', 0],
])('%j is a time of day', (text, minutes) => {
  expect(readClockTime(text)).toBe(minutes);
});

test.each(['', '24:00', '12:60', '6', 'noon', '6pm'])('%j is no time of day', (text) => {
  expect(readClockTime(text)).toBeUndefined();
});

test('times are written as people read them, on one line', () => {
  expect([0, 45, 60, 270].map(durationText)).toEqual([
    '0\u00a0min',
    '45\u00a0min',
    '1\u00a0h',
    '4\u00a0h\u00a030\u00a0min',
  ]);
  expect([0, 365, 1440 + 60].map(clockText)).toEqual(['00:00', '06:05', '01:00']);
});

test('what is written is understood again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_080 }), (minutes) => {
      const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
      expect(readDuration(text)).toBe(minutes);
      expect(readClockTime(clockText(minutes))).toBe(minutes % 1440);
    }),
  );
});
