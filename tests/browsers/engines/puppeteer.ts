import { launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { CHROMIUM_ARGS } from '../../../scripts/programs/chromium.ts';
import type { BrowserWindow } from './window.ts';

const OPTIONS = {
  chromium: { browser: 'chrome', args: CHROMIUM_ARGS },
  firefox: { browser: 'firefox' },
} satisfies Record<string, LaunchOptions>;

/** A window of Chromium, over its DevTools protocol, or of Firefox, over WebDriver BiDi. Pages run `before` first. */
export async function openWithPuppeteer(
  engine: keyof typeof OPTIONS,
  executablePath: string,
  origin: string,
  before = '',
): Promise<BrowserWindow> {
  // Generous, for busy machines.
  const browser = await launch({ ...OPTIONS[engine], executablePath, timeout: 120_000 });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(before);
  const takeProblems = collectProblems(page);
  return {
    origin,
    goTo: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press('Enter'),
    resize: (size) => page.setViewport(size),
    screenshot: () => page.screenshot(),
    takeProblems: async () => takeProblems(),
    close: () => browser.close(),
  };
}

function collectProblems(page: Page): () => string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A request that the visitor leaves behind is not wanted any more.
    if (!/ABORTED/.test(reason)) problems.push(`${reason}: ${request.url()}`);
  });
  return () => problems.splice(0);
}
