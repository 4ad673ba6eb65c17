import { afterEach, expect, test, vi } from 'vitest';
import { linkQuery, readLink, readSettings, settingsOf, writeSettings } from './settings.ts';

const linkOf = (query: string) => readLink(new URLSearchParams(query));

afterEach(() => vi.useRealTimers());

test('a link without states or a time sets nothing', () => {
  expect(linkOf('search=driver&dataset=a1')).toBeUndefined();
});

test('a day begins at nine, and a moment is in UTC', () => {
  vi.useFakeTimers();
  const aheadOf = (now: string) => linkOf(`now=${now}`)?.settings.clockAhead ?? 0;
  const shown = (now: string) => new Date(Date.now() + aheadOf(now)).toISOString().slice(0, 16);
  expect(shown('2026-03-01')).toBe('2026-03-01T09:00');
  expect(shown('2026-03-01T14:30')).toBe('2026-03-01T14:30');
});

test.each(['2026-02-31', '2026-13-01', 'yesterday', '1.3.2026', '2026-03-01T25:00'])('%s is no time', (now) => {
  expect(linkOf(`now=${now}`)?.unknown[0]?.problem).toBe(`“${now}” is no time.`);
});

test('a cookie keeps what was set', () => {
  const settings = { overrides: ['rate-limited', 'getJobs:500.slow'], clockAhead: -86_400_000, dataset: 'a1b2' };
  expect(readSettings(writeSettings(settings))).toEqual(settings);
});

test('a broken cookie sets nothing', () => {
  expect(readSettings('%%%&ahead=soon&dataset=<b>')).toEqual({ overrides: [], clockAhead: 0, dataset: '' });
});

test('a copied link sets the same again, with the data if it is to be shared', () => {
  const settings = { overrides: ['getJobs:slow', 'empty'], clockAhead: 0, dataset: 'a1b2' };
  expect(linkQuery(settings)).toBe('mock=getJobs:slow,empty');
  expect(linkQuery(settings, { withData: true })).toBe('mock=getJobs:slow,empty&dataset=a1b2');
  expect(linkOf(linkQuery(settings, { withData: true }))?.settings).toEqual(settings);
});

test('a tool’s header wins over the cookie', () => {
  const cookie = `theme=dark; mock=${encodeURIComponent(writeSettings({ overrides: ['500'], clockAhead: 0, dataset: 'a1' }))}`;
  const of = (headers: Record<string, string>) => settingsOf({ headers: new Headers(headers) }).overrides;
  expect(of({ cookie })).toEqual(['500']);
  expect(of({ cookie, 'x-mock': 'empty, slow' })).toEqual(['empty', 'slow']);
});
