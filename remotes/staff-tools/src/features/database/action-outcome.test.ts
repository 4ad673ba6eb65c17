import { expect, test } from 'vitest';
import { addressAfter, clearedOutcome, postedOutcome, syncedOutcome } from './action-outcome.ts';

const run = {
  status: 'completed',
  jobsProcessed: 1,
  jobsAdded: 1,
  jobsUpdated: 0,
  jobsClosed: 0,
  jobsFailed: 0,
  errorMessage: null,
} as const;

test('a finished sync says what it did', () => {
  expect(syncedOutcome(run)).toEqual({ status: 'done', text: 'Sync completed: 1 processed, 1 added, 0 updated' });
});

test('a sync without figures still counts as finished', () => {
  expect(syncedOutcome(null)).toEqual({ status: 'done', text: 'Sync completed' });
});

test('a clearing says how many jobs it cleared: "Successfully cleared N jobs from database"', () => {
  expect(clearedOutcome(42).text).toBe('Successfully cleared 42 jobs from database');
});

test('a browser without JavaScript is told the same by the address that it is sent to', () => {
  const told = (address: string) => postedOutcome(new URL(address, 'https://example.com').searchParams);
  expect(told(addressAfter.clearing('/test-supabase', 42))).toEqual(clearedOutcome(42));
  expect(told(addressAfter.sync('/test-supabase'))).toEqual(syncedOutcome(null));
  for (const made of ['/', '/?cleared=', '/?cleared=all of them', '/?cleared=1e9']) expect(told(made)).toBeUndefined();
});
