import { parseCookie } from 'cookie';
import { realTime } from './clock.ts';
import { readOverrides, splitOverrides, type UnknownOverride } from './states/overrides.ts';

/** The cookie that a link to a state sets. Pages read it, so that they show which state is in force. */
export const SETTINGS_COOKIE = 'mock';
/** For tools: the same words for one request. It wins over the cookie. */
export const SETTINGS_HEADER = 'x-mock';

/** What a visitor of the mocked site has set. */
export interface MockSettings {
  /** The words of the link: presets, states, endpoints with their states. */
  overrides: readonly string[];
  /** How far the visitor's clock is ahead of the real one, in milliseconds. */
  clockAhead: number;
  /** Whose data it is: '' until something is set, when everybody shares it. */
  dataset: string;
}

export const DEFAULT_SETTINGS: MockSettings = { overrides: [], clockAhead: 0, dataset: '' };

/** What a link's query sets, and which of its words mean nothing. */
export interface LinkedSettings {
  settings: Pick<MockSettings, 'overrides' | 'clockAhead'> & { dataset?: string };
  unknown: readonly UnknownOverride[];
}

export const LINK_PARAMETERS = ['mock', 'now', 'dataset'] as const;

/** Reads `?mock=getJobs:slow&now=2026-03-01`; undefined where a query sets nothing. */
export function readLink(query: URLSearchParams): LinkedSettings | undefined {
  if (!query.has('mock') && !query.has('now')) return undefined;
  const overrides = splitOverrides(query.getAll('mock').join(','));
  const now = query.get('now') ?? '';
  const dataset = query.get('dataset') ?? '';
  const instant = readInstant(now);
  const unknown = [...readOverrides(overrides).unknown];
  if (now && !instant)
    unknown.push({
      override: now,
      word: now,
      problem: `“${now}” is no time.`,
      choices: ['2026-03-01', '2026-03-01T09:30'],
    });
  if (dataset && !DATASET.test(dataset))
    unknown.push({
      override: dataset,
      word: dataset,
      problem: `“${dataset}” names no data.`,
      choices: ['the dataset of a copied link'],
    });
  const clockAhead = instant ? instant.getTime() - realTime() : 0;
  return { settings: { overrides, clockAhead, ...(dataset && { dataset }) }, unknown };
}

const DATASET = /^[a-z0-9]{1,32}$/;
const INSTANT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{3})?)?Z?)?$/;
const DAY_BEGINS = 'T09:00';
/** Ten thousand years: a link's year has four figures. */
const MOST_AHEAD_MS = 10_000 * 366 * 24 * 3_600_000;

/** A day, at nine in the morning, or a moment; both in UTC. */
function readInstant(text: string): Date | undefined {
  if (!INSTANT.test(text)) return undefined;
  const moment = text.includes('T') ? text : text + DAY_BEGINS;
  const instant = new Date(moment.endsWith('Z') ? moment : `${moment}Z`);
  const isRealDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text.slice(0, 10));
  return isRealDay ? instant : undefined;
}

/** The settings as a cookie's value. */
export const writeSettings = ({ overrides, clockAhead, dataset }: MockSettings): string =>
  new URLSearchParams({ mock: overrides.join(','), ahead: String(Math.round(clockAhead)), dataset }).toString();

/** Those of a cookie's value; whatever it does not say is as it is without. */
export function readSettings(value = ''): MockSettings {
  const query = new URLSearchParams(value);
  const dataset = query.get('dataset') ?? '';
  return {
    overrides: splitOverrides(query.get('mock') ?? ''),
    clockAhead: readAhead(query.get('ahead')),
    dataset: DATASET.test(dataset) ? dataset : '',
  };
}

/** As a link could set it. */
function readAhead(text: string | null): number {
  const ahead = Number(text);
  return Math.abs(ahead) < MOST_AHEAD_MS ? ahead : 0;
}

/** The query of a link that sets the same again elsewhere. */
export function linkQuery({ overrides, clockAhead, dataset }: MockSettings, { withData = false } = {}): string {
  const now = clockAhead === 0 ? '' : `&now=${new Date(realTime() + clockAhead).toISOString().slice(0, 16)}`;
  const data = withData && dataset ? `&dataset=${dataset}` : '';
  // Colons and commas need no escape in a query.
  return `mock=${overrides.join(',')}${now}${data}`;
}

/** Those of a request: its header's words, or its cookie's settings. */
export function settingsOf({ headers }: Pick<Request, 'headers'>): MockSettings {
  const words = headers.get(SETTINGS_HEADER);
  const settings = readSettings(parseCookie(headers.get('cookie') ?? '')[SETTINGS_COOKIE]);
  return words === null ? settings : { ...settings, overrides: splitOverrides(words) };
}
