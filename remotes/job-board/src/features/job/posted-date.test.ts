import { describe, expect, it } from 'vitest';
import { ageText, dateText, isNew } from './posted-date.ts';

it('writes dates the British way', () => {
  expect(dateText('2025-06-05T09:00:00Z')).toBe('05/06/2025');
});

it('uses the day in London, whatever the reader’s time zone', () => {
  expect(dateText('2025-06-05T23:30:00Z')).toBe('06/06/2025');
  expect(dateText('2025-12-05T23:30:00Z')).toBe('05/12/2025');
});

it('shows nothing for a date that cannot be read', () => {
  expect(dateText('soon')).toBe('');
});

it('calls a job new for less than seven days', () => {
  const now = new Date('2025-06-08T12:00:00Z');
  expect(isNew('2025-06-01T12:00:01Z', now)).toBe(true);
  expect(isNew('2025-06-01T12:00:00Z', now)).toBe(false);
  expect(isNew('soon', now)).toBe(false);
});

describe('how long ago a job was posted', () => {
  const now = new Date('2025-06-20T08:00:00Z');

  it.each([
    ['2025-06-20T07:00:00Z', 'today'],
    ['2025-06-19T23:30:00Z', 'today'],
    ['2025-06-19T22:30:00Z', 'yesterday'],
    ['2025-06-17T20:00:00Z', '3 days ago'],
    ['2025-06-13T20:00:00Z', '6 days ago'],
    ['2025-06-13T07:00:00Z', '7 days ago'],
    ['2025-06-07T20:00:00Z', '13 days ago'],
    ['2025-06-06T20:00:00Z', '2 weeks ago'],
    ['2025-04-19T12:00:00Z', '8 weeks ago'],
    ['2025-04-18T12:00:00Z', '2 months ago'],
    ['2024-06-01T12:00:00Z', '12 months ago'],
  ])('%s is %s, counted in days of London', (created, age) => {
    expect(ageText(created, now)).toBe(age);
  });

  it('is less than seven days for a job that is still new', () => {
    expect([isNew('2025-06-13T20:00:00Z', now), isNew('2025-06-13T07:00:00Z', now)]).toEqual([true, false]);
  });

  it('is left out where the date cannot be read or has not come yet', () => {
    expect(ageText('soon', now)).toBe('');
    expect(ageText('2025-06-22T12:00:00Z', now)).toBe('');
  });
});
