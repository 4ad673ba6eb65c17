import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { readOverrides } from '../states/overrides.ts';
import { failedPage } from './failed-page.ts';

test.each([
  ['/', /^\/$/],
  ['/jobs', /^\/jobs$/],
  ['/jobs/:slug', /^\/jobs\/[a-z0-9-]+$/],
  ['/contact', /^\/contact$/],
  ['/jobs/*', /^\/jobs/],
  ['not-found', /^\/no-such-page$/],
  ['/depots/:town/:street', /^\/depots\/example\/example$/],
])('the page %s is opened with what the mocks have at it', (route, page) => {
  expect(failedPage(route, DEFAULT_SETTINGS)).toMatch(page);
});

test('a page for staff is opened with a session, and in the same states', () => {
  const settings = { ...DEFAULT_SETTINGS, overrides: ['failures:500'] };
  expect(failedPage('/staff/failures', settings)).toBe('/staff/failures?mock=signed-in,failures:500');
});

test.each(['job-board:missing', 'job-board:changed', 'marketing:cut-off', 'staff-tools:never'])(
  'a link may say how a remote’s files fail: %s',
  (word) => {
    expect(readOverrides([word, 'getJobs:500'])).toMatchObject({ rules: { getJobs: { answer: '500' } }, unknown: [] });
  },
);
