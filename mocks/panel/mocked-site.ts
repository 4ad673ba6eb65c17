import { parseCookie } from 'cookie';
import type { LoggedRequest } from '../logged-request.ts';
import { readSettings, SETTINGS_COOKIE, writeSettings, type MockSettings } from '../settings.ts';

/** The site around the panel. */
export interface MockedSite {
  settings: MockSettings;
  /** Puts other settings in force and loads the page again. */
  apply(settings: MockSettings): void;
  /** The address of the page in view. */
  address(): URL;
  /** The visitor's latest calls, newest first. @throws when the server does not answer */
  calls(): Promise<readonly LoggedRequest[]>;
}

const LOG = '/mocks/log';

export const newDataset = (): string => crypto.randomUUID().slice(0, 8);

/** The site that this page belongs to. */
export const browserSite = (): MockedSite => ({
  settings: readSettings(parseCookie(document.cookie)[SETTINGS_COOKIE]),
  apply(settings) {
    const dataset = settings.dataset || newDataset();
    const value = encodeURIComponent(writeSettings({ ...settings, dataset }));
    document.cookie = `${SETTINGS_COOKIE}=${value}; path=/; samesite=lax`;
    // Chromium writes it later, so the reload could still send the one before; to be read, it must have been written.
    void document.cookie;
    location.reload();
  },
  address: () => new URL(location.href),
  async calls() {
    const response = await fetch(LOG);
    if (!response.ok) throw new Error(`${LOG} answered with status ${response.status}`);
    return ((await response.json()) as { entries: readonly LoggedRequest[] }).entries;
  },
});
