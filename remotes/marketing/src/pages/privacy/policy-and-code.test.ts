import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_SCOPES, AccessLogEntrySchema } from '@site/contract';
import { COOKIE_NAMES, DEVICE_COOKIE_S, LIFETIMES, PREVIEW_COOKIE, RELEASE_GROUP_S } from '@site/protocol';
import { siteEvents } from '../../../../../remote-kit/events/site-events.ts';
import { BACKUPS_KEPT } from '../../../../../api/backup/daily-backup.ts';
import {
  EMPTY_SEARCHES_MS,
  REMOTE_HEALTH_MS,
  RETENTION_YEARS,
  SUBSCRIPTION_MAILS_MS,
} from '../../../../../api/privacy/retention.ts';
import { PREVIEW_MS } from '../../../../../server/releases/preview/preview-access.ts';
import { ANSWER_MS } from '../../../../../api/subscriptions/alert-calendar.ts';
import { CONFIRMATION_MS } from '../../../../../api/subscriptions/subscribe.ts';
import { DRAFT_DAYS } from '../../../../job-board/src/features/application/draft.ts';
import { APPLICATION_DAYS } from '../../../../job-board/src/features/application/sent-applications.ts';
import { SAVED_LIMIT, VIEWED_LIMIT } from '../../../../job-board/src/features/saved/saved-jobs.ts';
import { cookies, deviceStorage } from '../../content/privacy/cookies.ts';
import type { LegalBlock, Line } from '../../content/legal-text.ts';
import { renderPage } from '../../testing/render-page.tsx';

const root = join(import.meta.dirname, '../../../../..');
const sources = globSync('{api,server,shell,remote-kit,remotes,design-system}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', 'design-system/docs/**'],
})
  .filter((path) => !/(\.(test|cases|stories|types-test|test-support)\.tsx?$|\/testing\/)/.test(path))
  .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ code }) => pattern.test(code))
    .map(({ path }) => path)
    .toSorted();

const namesIn = (line: Line): string[] =>
  typeof line === 'string' ? [] : line.flatMap((run) => (typeof run === 'object' && 'code' in run ? [run.code] : []));

/** What a table says in its other cells, by the names in the last. */
function tableOf(blocks: readonly LegalBlock[]): Map<string, string> {
  const table = blocks.find((block) => typeof block === 'object' && 'table' in block);
  const rows = table && 'table' in table ? table.table.rows : [];
  return new Map(
    rows.flatMap((cells) =>
      namesIn(cells.at(-1) ?? '').map((name): [string, string] => [name, cells.slice(0, -1).join(': ')]),
    ),
  );
}

const DAY_MS = 24 * 60 * 60_000;
const days = (ms: number) => `${ms / DAY_MS} days`;

describe('cookies', () => {
  const named = tableOf(cookies);

  test('the policy names every cookie that the site sets, and no other', () => {
    expect([...named.keys()].toSorted()).toEqual(COOKIE_NAMES.toSorted());
    expect(COOKIE_NAMES).toHaveLength(8);
  });

  test('one module makes cookies, so that none is set past its list', () => {
    expect(filesWith(/stringifySetCookie|document\.cookie|cookieStore/)).toEqual([
      'api/protocol/access/host-cookie.ts',
    ]);
  });

  test.each(ACCESS_SCOPES)('how long those of %s last is as the server says', (scope) => {
    const { idleMs, longestMs } = LIFETIMES[scope];
    const lasts = scope === 'staff' ? [longestMs / 3_600_000, idleMs / 60_000] : [idleMs / DAY_MS, longestMs / DAY_MS];
    expect(named.get(`session-${scope}`)?.match(/\d+/g)).toEqual(lasts.map(String));
    expect(named.get(`device-${scope}`)).toContain('1 year');
    expect(DEVICE_COOKIE_S).toBe((365 * DAY_MS) / 1000);
  });

  test('a preview ends when the policy says', () => {
    expect(named.get(PREVIEW_COOKIE)).toContain(`${PREVIEW_MS / 3_600_000} hours at most`);
  });

  test('how long a browser keeps its group for gradual releases is as the server says', () => {
    expect(named.get('release-group')).toContain(days(RELEASE_GROUP_S * 1000));
  });
});

describe('what stays on the device', () => {
  const named = tableOf(deviceStorage);

  test('the policy names all of it', () => {
    const keys = sources.flatMap(({ code }) => [
      ...[...code.matchAll(/deviceValue(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(([, key]) => key),
      ...[...code.matchAll(/_KEY = '([^']+)'/g)].map(([, key]) => key),
    ]);
    expect(keys.length).toBeGreaterThanOrEqual(5);
    expect(keys.filter((key) => !named.has(key!))).toEqual([]);
    const router = join(root, 'node_modules/react-router/dist/production');
    const keeps = (name: string) =>
      readFileSync(join(router, name), 'utf8').includes('"react-router-scroll-positions"');
    expect(globSync('*.mjs', { cwd: router }).some(keeps)).toBe(true);
    expect(named.has('react-router-scroll-positions')).toBe(true);
  });

  test('no other module stores anything', () => {
    expect(filesWith(/localStorage|sessionStorage|indexedDB|caches\.open|serviceWorker/)).toEqual([
      'remote-kit/device/device-value.ts',
      'remote-kit/events/latest-event.ts',
      'remote-kit/forms/form-draft.ts',
      'remote-kit/session/stored-flag.ts',
      'remotes/job-board/src/features/results-trail/remember-results.ts',
      'remotes/job-board/src/features/results-trail/use-remembered-results.ts',
      'server/pages/document/before-paint.ts',
      // Names them, to leave them alone.
      'server/rendering/watched-objects.ts',
      'shell/src/remotes/recover.ts',
    ]);
    expect(named.has('opened-again')).toBe(true);
    for (const auth of ['secureAuth', 'transportUkAuth', 'staffAuth']) expect(named.has(`session:${auth}`)).toBe(true);
    for (const event of Object.keys(siteEvents)) expect(named.has(`event:${event}`)).toBe(true);
  });

  test('numbers and days are those of the job board', () => {
    expect(named.get('job-board.saved-jobs')).toContain(`up to ${SAVED_LIMIT}`);
    expect(named.get('job-board.viewed-jobs')).toContain(`last ${VIEWED_LIMIT} jobs`);
    expect(named.get('job-board.application-draft')).toContain(`${DRAFT_DAYS} days`);
    expect(named.get('job-board.applications')).toContain(`${APPLICATION_DAYS} days`);
  });
});

describe('periods', () => {
  let text: string;
  beforeAll(async () => ({ text } = await renderPage('/privacy')));

  test.each([
    ['Candidate records', `Up to ${RETENTION_YEARS.candidates} years after our last contact`],
    ['an enquiry through this website without one,', `${RETENTION_YEARS.clients} years after our last contact`],
    ['Website data, such as general enquiries', `${RETENTION_YEARS.website} years`],
    ['Security access logs', `${RETENTION_YEARS.accessLog} years from the access`],
    ['never confirmed', days(CONFIRMATION_MS)],
    ['job alerts that have been sent', days(SUBSCRIPTION_MAILS_MS)],
    ['without an answer within', `${days(ANSWER_MS)} we delete it`],
    ['Searches that found no job, without who searched', days(EMPTY_SEARCHES_MS)],
    ['How often a part of this website failed or was slow, without for whom', days(REMOTE_HEALTH_MS)],
    ['Backups', `${BACKUPS_KEPT} days`],
  ])('%s … %s, as the software keeps it', (what, period) => expect(text).toContain(`${what} ${period}`));
});

test('the policy says each thing that the access log records', async () => {
  const said: Record<string, string> = {
    login: 'each sign-in',
    'login-refused': 'each refused password',
    view: 'each document opened',
    read: 'each section read',
  };
  expect(Object.keys(said).toSorted()).toEqual(AccessLogEntrySchema.entries.event.options.toSorted());
  const { text } = await renderPage('/privacy');
  for (const words of Object.values(said)) expect(text).toContain(words);
});

test('no page may ask for the location, as the policy says', () => {
  const headers = sources.find(({ path }) => path === 'server/security/security-headers.ts');
  expect(headers?.code).toMatch(/UNUSED_FEATURES = \[[^\]]*'geolocation'/);
  expect(filesWith(/navigator\.geolocation|getCurrentPosition/)).toEqual([]);
});
