import { chromium } from '@playwright/test';
import { findFirefox } from '../../scripts/programs/firefox.ts';
import { findWebKit } from '../../scripts/programs/webkit.ts';
import { expect, testOfSite } from '../e2e/support/site.ts';
import { openWithPuppeteer } from './engines/puppeteer.ts';
import { openWebKit } from './engines/webkit.ts';
import type { BrowserWindow } from './engines/window.ts';
import { TAKE_NEWER_AWAY } from './newer-features.ts';
import { Visitor } from './visitor.ts';

export interface EngineOption {
  engine: 'chromium' | 'firefox' | 'webkit';
}

interface WorkerFixtures extends EngineOption {
  /** undefined on a machine without the engine. */
  browserWindow: BrowserWindow | undefined;
}

/** A visitor of the composed site. What goes wrong in a page that they see fails the test, as does a failed request. */
export const test = testOfSite.extend<{ visitor: Visitor }, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserWindow: [
    async ({ engine, site }, use) => {
      const window = await openWindow(engine, site.server.url);
      await use(window);
      await window?.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  visitor: async ({ engine, browserWindow }, use, testInfo) => {
    if (!browserWindow) return testInfo.skip(true, `This machine has no ${engine}`);
    await browserWindow.resize({ width: 1280, height: 800 });
    await use(new Visitor(browserWindow));
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('window.png', {
        body: Buffer.from(await browserWindow.screenshot()),
        contentType: 'image/png',
      });
    }
    expect(await browserWindow.takeProblems()).toEqual([]);
  },
});

async function openWindow(engine: EngineOption['engine'], origin: string): Promise<BrowserWindow | undefined> {
  if (engine === 'webkit') {
    const webkit = findWebKit();
    return webkit && openWebKit(webkit, origin);
  }
  const path = engine === 'firefox' ? findFirefox() : process.env['CHROMIUM_PATH'] || chromium.executablePath();
  return path === undefined
    ? undefined
    : openWithPuppeteer(engine, path, origin, engine === 'chromium' ? TAKE_NEWER_AWAY : '');
}

export { expect };
