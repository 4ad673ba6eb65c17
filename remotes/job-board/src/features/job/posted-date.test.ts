import { expect, it } from 'vitest';
import { dateText, isNew } from './posted-date.ts';

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
