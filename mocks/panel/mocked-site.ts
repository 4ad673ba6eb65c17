import { parseCookie } from 'cookie';
import { readSettings, SETTINGS_COOKIE, writeSettings, type MockSettings } from '../settings.ts';

/** A call that the mocked API answered, as `/mocks/log` tells it. */
export interface LoggedCall {
  id: number;
  /** By the visitor's clock: ISO 8601. */
  at: string;
  /** null where there is no endpoint at the address. */
  endpoint: string | null;
  method: string;
  /** Path and query. */
  url: string;
  /** The words in force for the endpoint, '' for none. */
  state: string;
  /** null: cut off, or not answered yet. */
  status: number | null;
  ms: number | null;
  /** Who called: the server, to make a page, or the browser. */
  from: 'page' | 'browser';
  /** The bodies, '' for none. */
  request: string;
  response: string;
}

/** The site around the panel. */
export interface MockedSite {
  settings: MockSettings;
  /** Puts other settings in force and loads the page again. */
  apply(settings: MockSettings): void;
  /** The address of the page in view. */
  address(): URL;
  /** The visitor's latest calls, newest first. @throws when the server does not answer */
  calls(): Promise<readonly LoggedCall[]>;
}

const LOG = '/mocks/log';

export const newWorld = (): string => crypto.randomUUID().slice(0, 8);

/** The site that this page belongs to. */
export const browserSite = (): MockedSite => ({
  settings: readSettings(parseCookie(document.cookie)[SETTINGS_COOKIE]),
  apply(settings) {
    const world = settings.world || newWorld();
    const value = encodeURIComponent(writeSettings({ ...settings, world }));
    document.cookie = `${SETTINGS_COOKIE}=${value}; path=/; samesite=lax`;
    location.reload();
  },
  address: () => new URL(location.href),
  async calls() {
    const response = await fetch(LOG);
    if (!response.ok) throw new Error(`${LOG} answered with status ${response.status}`);
    return ((await response.json()) as { entries: readonly LoggedCall[] }).entries;
  },
});
