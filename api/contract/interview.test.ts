import * as v from 'valibot';
import { expect, test } from 'vitest';
import { atLondonClock, londonClock, OffersSchema, interviewPlace, interviewTime } from './interview.ts';

test('a time on London’s clocks is one moment, through both changes of them', () => {
  const momentOf = (clock: string) => atLondonClock(clock)?.toISOString();
  expect(momentOf('2026-03-28T10:00')).toBe('2026-03-28T10:00:00.000Z');
  expect(momentOf('2026-03-30T10:00')).toBe('2026-03-30T09:00:00.000Z');
  expect(momentOf('2026-03-29T01:30')).toBeUndefined();
  expect(momentOf('2026-10-25T01:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(momentOf('2026-10-25T02:00')).toBe('2026-10-25T02:00:00.000Z');
  expect(momentOf('2026-02-30T10:00')).toBeUndefined();
  expect(momentOf('tomorrow')).toBeUndefined();
  expect(londonClock(new Date('2026-07-01T23:05:00Z'))).toBe('2026-07-02T00:05');
});

test('a slot says the day and the time in the UK', () => {
  expect(interviewTime({ startsAt: '2026-03-30T09:00:00Z', minutes: 45 })).toBe(
    'Monday, 30 March 2026, 10am to 10:45am, UK time',
  );
  expect(interviewPlace({ way: 'phone', place: '' })).toBe('By phone: we ring you');
});

const START = '2026-03-05T10:00';
const accepts = (...offers: object[]) => v.safeParse(OffersSchema, offers).success;

test('what is offered has a length, a place, or a secure link', () => {
  const video = (place: string) => accepts({ start: START, minutes: 30, way: 'video', place });
  expect(video('https://meet.example/abc')).toBe(true);
  for (const place of [
    '',
    'meet.example',
    'http://meet.example/abc',
    'https://ada@meet.example/',
    'javascript:alert(1)',
  ])
    expect(video(place)).toBe(false);
  expect(accepts({ start: START, minutes: 30, way: 'phone' })).toBe(true);
  expect(accepts({ start: START, minutes: 30, way: 'phone', place: '01632 960 201' })).toBe(false);
  expect(accepts({ start: START, minutes: 30, way: 'place', place: ' ' })).toBe(false);
  expect(accepts({ start: START, minutes: 1, way: 'phone' })).toBe(false);
  expect(accepts({ start: '2026-03-29T01:30', minutes: 30, way: 'phone' })).toBe(false);
});

test('at most ten different times are offered at once', () => {
  const at = (hour: number) => ({ start: `2026-03-05T${hour}:00`, minutes: 30, way: 'phone' });
  const hours = Array.from({ length: 11 }, (_, index) => 10 + index);
  expect(accepts(...hours.slice(1).map(at))).toBe(true);
  expect(accepts(...hours.map(at))).toBe(false);
  expect(accepts(at(10), { ...at(10), minutes: 45 })).toBe(false);
});
