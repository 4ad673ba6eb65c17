import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { endpoints, type EndpointName } from '@site/contract';
import {
  ENDPOINT_NAMES,
  expectations,
  howTo,
  isDelay,
  lineOf,
  linkTo,
  promisedBy,
  statesOf,
  type Expectation,
  type StateName,
} from '@site/mocks';
import { startMockedSite } from './support/mocked-site.ts';
import { reach } from './support/reach.ts';
import { expect } from './support/site.ts';
import { expectSound, isAboutCall, listen, settled } from './support/sound-page.ts';

const test = base.extend<object, { mocked: { url: string } }>({
  mocked: [
    async ({}, use) => {
      const site = await startMockedSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ mocked }, use) => use(mocked.url),
});

/** Otherwise, of several states for which the guide has the same line, only the first is visited. */
const EVERY_STATE = process.env['EVERY_STATE'] === '1';

const isFirstOfItsLine = (expectation: Expectation) => {
  const lines = new Set<string>();
  return (state: StateName): boolean => {
    const line = lineOf(expectation, state);
    return !lines.has(line) && Boolean(lines.add(line));
  };
};

interface Visit {
  name: EndpointName;
  state: StateName;
  expectation: Expectation;
}

/** What takes seconds to show is looked at beside the rest, each in a browser of its own. */
const takesTime = (state: StateName): boolean => isDelay(state) || state === 'session-ends';

/** Whether browsers may say that the call, or the page that makes it, failed. */
const isFailure = (state: StateName): boolean =>
  /^\d|^offline|^malformed|^web-page|^pending|^password-needed/.test(state);

/** Whether the address is that of a file rather than of a page. */
const isFile = ({ page }: Expectation): boolean => /\.\w+$/.test(page) || page.startsWith('/.netlify/');

const pathOf = (address: string) => address.replace(/\?.*/, '');

async function visit(page: Page, { name, state, expectation }: Visit) {
  const address = linkTo(name, state, expectation);
  const promises = promisedBy(lineOf(expectation, state));
  if (isFile(expectation)) {
    const text = await page.request.get(address).then((file) => file.text());
    for (const words of promises) expect(text).toContain(words);
    return;
  }
  const noise = listen(page, (message) =>
    state === 'session-ends'
      ? message.text().includes('status of 401')
      : isFailure(state) &&
        (isAboutCall(message, [endpoints[name].path, pathOf(expectation.page)]) || isLogged(message)),
  );
  await page.goto(address, { waitUntil: 'commit' });
  await settled(page);
  // It is not part of the page, and says which state is in force.
  await page.evaluate(() => document.querySelector('mock-panel')?.remove());
  if (howTo(expectation, state)) await reach[name]!(page);
  for (const words of promises) await expectWords(page, words);
  if (state === 'slow' || state === 'very-slow')
    for (const words of promisedBy(expectation.sees.ready)) await expectWords(page, words);
  if (!isDelay(state)) await expectSound(page, { onPhone: state === 'hostile' || state === 'many' });
  expect(noise.stop(), 'what the console says').toEqual([]);
}

const expectWords = (page: Page, words: string) =>
  expect(page.getByText(toTheLetter(words)).filter({ visible: true }).first(), words).toBeVisible();

/** Some of a page's spaces are no-break ones. */
const toTheLetter = (words: string) =>
  new RegExp(
    words
      .split(' ')
      .map(RegExp.escape)
      .join(String.raw`\s+`),
  );

/** What the gates put down for developers. */
const isLogged = (message: ConsoleMessage): boolean => message.text().startsWith('Signing in failed: ');

for (const name of ENDPOINT_NAMES) {
  const expectation = expectations[name];
  if (!expectation) continue;
  test(`every state of ${name} shows what the guide says`, async ({ page, browser, baseURL }) => {
    // Each state is a visit of up to some seconds.
    test.setTimeout(300_000);
    const states = statesOf(name).filter(EVERY_STATE ? () => true : isFirstOfItsLine(expectation));
    const faults: string[] = [];
    const visitAs = (visitor: Page, state: StateName) =>
      test
        .step(state, () => visit(visitor, { name, state, expectation }), { timeout: 60_000 })
        .catch((error: unknown) => faults.push(`${state}: ${String(error)}`));
    const inTurn = async () => {
      await page.addInitScript(() => void (window === top && localStorage.clear()));
      for (const state of states.filter((each) => !takesTime(each))) await visitAs(page, state);
    };
    const beside = async (state: StateName) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      await visitAs(await context.newPage(), state);
      await context.close();
    };
    await Promise.all([inTurn(), ...states.filter(takesTime).map(beside)]);
    expect(faults.join('\n\n')).toBe('');
  });
}
