import { test as base, type APIRequestContext, type ConsoleMessage, type Page } from '@playwright/test';
import { endpoints, LEAST_FORM_AGE_MS, type EndpointName } from '@site/contract';
import {
  ENDPOINT_NAMES,
  mocks,
  howTo,
  isDelay,
  lineOf,
  linkTo,
  pageOf,
  promisedBy,
  statesOf,
  type Expectation,
  type LoggedRequest,
  type StateName,
} from '@site/mocks';
import { GUIDE } from '@site/mocks/guide';
import { onMockedSite, type MockedSite } from './support/mocked-site.ts';
import { readHtml } from './support/html.ts';
import { reach } from './support/reach.ts';
import { expect } from './support/site.ts';
import { expectSound, isAboutCall, listen, settled } from './support/sound-page.ts';

interface Visitors {
  /** By name; each keeps its caches. */
  visitorFor: (name: string) => Promise<Page>;
}

const test = base.extend<object, MockedSite & Visitors>({
  ...onMockedSite,
  visitorFor: [
    async ({ browser, mocked }, use) => {
      const visitors = new Map<string, Promise<Page>>();
      const open = async () => (await browser.newContext({ baseURL: mocked.url, reducedMotion: 'reduce' })).newPage();
      await use((name) => {
        const visitor = visitors.get(name) ?? open();
        visitors.set(name, visitor);
        return visitor;
      });
      await Promise.all([...visitors.values()].map(async (visitor) => (await visitor).context().close()));
    },
    { scope: 'worker' },
  ],
});

// A trace of one test would stay on for the others in its window, and run scripts in frames that allow none.
test.use({ trace: 'off' });

/**
 * Each in a browser. Otherwise, of several states for which the guide has the same line, only the first is visited, and
 * a browser need not open what the server's page proves.
 */
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
  /** Whether another visit looks at what this one would: the slow page in the end shows what the ready one does. */
  isSeenBySlow: boolean;
}

const takesTime = (state: StateName): boolean => isDelay(state) || state === 'session-ends';

/** Whether browsers may say that the call, or the page that makes it, failed. */
const isFailure = (state: StateName): boolean =>
  /^\d|^offline|^malformed|^web-page|^pending|^password-needed/.test(state);

/** Whether what is shown may be too wide for a phone. */
const isWide = (state: StateName): boolean => state === 'hostile' || state === 'many';

/** Whether the address is that of a file rather than of a page. */
const isFile = ({ page }: Expectation): boolean => /\.\w+$/.test(page) || page.startsWith('/.netlify/');

const pathOf = (address: string) => address.replace(/\?.*/, '');

/** The words that the guide promises of a state, in the end. */
const promisesOf = ({ state, expectation }: Visit): string[] => [
  ...promisedBy(lineOf(expectation, state)),
  ...(state === 'slow' || state === 'very-slow' ? promisedBy(expectation.sees.ready) : []),
];

/** As browsers do, asks again where the server has just closed the idle connection on which the request went. */
const ON_NEW_CONNECTION = { maxRetries: 1 };

/** What the pages that browsers opened are made of. */
const opened = new Set<string>();

async function visit(page: Page, visited: Visit) {
  const { name, state, expectation, isSeenBySlow } = visited;
  const read = async () =>
    (await page.request.get(linkTo(name, state, pageOf(expectation, state)), ON_NEW_CONNECTION)).text();
  if (isFile(expectation)) {
    const text = await read();
    for (const words of promisesOf(visited)) expect(text).toContain(words);
    return;
  }
  const needsBrowser = EVERY_STATE || howTo(expectation, state) || isWide(state) || takesTime(state);
  // Waiting for the server's page before the browser's would take as long again.
  if (needsBrowser) return isSeenBySlow ? undefined : look(page, visited);
  const { words, elements } = readHtml(await read());
  const isPromised = promisesOf(visited).every((promise) => toTheLetter(promise).test(words));
  // Then the browser would show these words where it showed others before.
  if (isPromised && opened.has(elements) && (await isMadeOf(name, page.request))) return;
  if (!isSeenBySlow) await look(page, visited);
  opened.add(elements);
}

/** Whether the server called the endpoint to make the page that was read last, rather than leave it to the browser. */
async function isMadeOf(name: EndpointName, request: APIRequestContext): Promise<boolean> {
  const { entries } = (await (await request.get(`${GUIDE}/log`, ON_NEW_CONNECTION)).json()) as {
    entries: readonly LoggedRequest[];
  };
  return entries.some(({ endpoint, from }) => endpoint === name && from === 'page');
}

async function look(page: Page, visited: Visit) {
  const { name, state, expectation } = visited;
  await page.evaluate(() => origin !== 'null' && localStorage.clear());
  // The page before would go on calling, in the state of this one, and what it says is not about this one.
  await page.goto('/robots.txt');
  const noise = listen(page, (message) =>
    state === 'session-ends'
      ? message.text().includes('status of 401')
      : isFailure(state) &&
        (isAboutCall(message, [endpoints[name].path, pathOf(pageOf(expectation, state))]) || isLogged(message)),
  );
  await page.goto(linkTo(name, state, pageOf(expectation, state)), { waitUntil: 'commit' });
  await settled(page);
  // It is not part of the page, and says which state is in force.
  await page.evaluate(() => document.querySelector('mock-panel')?.remove());
  if (howTo(expectation, state)) {
    await fillInAtLeisure(page);
    await reach[name]!(page);
  }
  for (const words of promisesOf(visited)) await expectWords(page, words);
  if (!isDelay(state) || state === 'slow') await expectSound(page, { onPhone: isWide(state) });
  expect(noise.stop(), 'what the console says').toEqual([]);
  // Others are visited meanwhile, and it would go on asking.
  if (takesTime(state)) await page.goto('/robots.txt');
}

/** A form that is sent as soon as it shows would wait: people need longer to fill it in. */
const fillInAtLeisure = (page: Page) =>
  page.evaluate((later) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + later;
  }, LEAST_FORM_AGE_MS);

async function expectWords(page: Page, words: string) {
  // The page is asked in each frame, where a locator that is not there yet is asked twice a second.
  const { source } = toTheLetter(words);
  await page
    .waitForFunction((pattern) => new RegExp(pattern).test(document.body.innerText), source, {
      timeout: 3000,
      polling: 100,
    })
    .catch(() => undefined);
  await expect(page.getByText(toTheLetter(words)).filter({ visible: true }).first(), words).toBeVisible();
}

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

/** Of `name`, one of each line of the guide. */
const visitedStates = (name: EndpointName): StateName[] =>
  statesOf(name).filter(EVERY_STATE ? () => true : isFirstOfItsLine(mocks[name].shows));

/** A visit of up to some seconds, as a step of the test. Resolves to what is wrong. */
async function faultOf(visited: Visit, visitor: Promise<Page>): Promise<string | undefined> {
  const { name, state } = visited;
  try {
    await test.step(`${name}: ${state}`, async () => visit(await visitor, visited), { timeout: 60_000 });
    return undefined;
  } catch (error) {
    return `${name}: ${state}: ${String(error)}`;
  }
}

const pages = Map.groupBy(ENDPOINT_NAMES, (name) => pathOf(mocks[name].shows.page));

for (const [path, names] of pages)
  test.describe(path, () => {
    // In one worker, so that what one of them has opened need not be opened again for the next.
    test.describe.configure({ mode: 'default' });

    for (const name of names)
      test(`every state of ${name} shows what the guide says`, async ({ visitorFor }) => {
        test.setTimeout(300_000);
        const states = visitedStates(name).filter((state) => state !== 'pending');
        const visitInTurn = async (those: readonly StateName[], visitor: string) => {
          const faults: (string | undefined)[] = [];
          for (const state of those) {
            const isSeenBySlow = state === 'ready' && !EVERY_STATE && states.includes('slow');
            faults.push(
              await faultOf({ name, state, expectation: mocks[name].shows, isSeenBySlow }, visitorFor(visitor)),
            );
          }
          return faults;
        };
        const { atOnce = [], later = [] } = Object.groupBy(states, (state) => (takesTime(state) ? 'later' : 'atOnce'));
        const faults = await Promise.all([
          visitInTurn(atOnce, 'at once'),
          ...later.map((state) => visitInTurn([state], state)),
        ]);
        expect(faults.flat().filter(Boolean)).toEqual([]);
      });
  });

/** Each takes eight seconds, in which the page has one of the four places that a site has for pages. */
const WAITING = ['first', 'second', 'third'];

test('every endpoint that never answers shows what the guide says', async ({ visitorFor }) => {
  test.setTimeout(300_000);
  const faults: (string | undefined)[] = [];
  const left = ENDPOINT_NAMES.filter((name) => visitedStates(name).includes('pending')).values();
  const visitInTurn = async (visitor: string) => {
    for (const name of left)
      faults.push(
        await faultOf(
          { name, state: 'pending', expectation: mocks[name].shows, isSeenBySlow: false },
          visitorFor(`pending, ${visitor}`),
        ),
      );
  };
  await Promise.all(WAITING.map(visitInTurn));
  expect(faults.filter(Boolean)).toEqual([]);
});
