import { expect, hydrated, test } from './support/site.ts';

const PAGES = [
  '/',
  '/about',
  '/clients',
  '/candidates',
  '/contact',
  '/blog',
  '/blog/safety-tips',
  '/blog/salary-negotiation',
  '/subscription',
  '/jobs',
  '/jobs?location=Leeds&location=London&salary_min=30000',
  '/jobs/hgv-driver',
  '/jobs/transport-clerk-birmingham-482520',
];

declare global {
  /** What asked for the browser's locales. */
  var localised: string[];
}

/** Runs in the page. */
function watchLocales() {
  globalThis.localised = [];
  const note = (name: string) => globalThis.localised.push(`${name} ${new Error(name).stack?.split('\n')[3]}`);
  const watched = <Work extends object>(name: string, work: Work): Work =>
    new Proxy(work, {
      apply: (target, self, args) => (note(name), Reflect.apply(target as never, self, args)),
      construct: (target, args, self) => (note(name), Reflect.construct(target as never, args, self) as object),
    });
  const watch = (owner: object, name: string) => {
    const { value } = Object.getOwnPropertyDescriptor(owner, name) as { value: object };
    Object.defineProperty(owner, name, { value: watched(name, value), configurable: true, writable: true });
  };
  for (const name of Object.getOwnPropertyNames(Intl)) if (/^[A-Z]/.test(name)) watch(Intl, name);
  watch(String.prototype, 'localeCompare');
  for (const { prototype } of [Number, Date, Array, BigInt])
    for (const name of Object.getOwnPropertyNames(prototype)) if (name.startsWith('toLocale')) watch(prototype, name);
}

test('no page makes the browser list its locales before it reacts: that alone takes a phone 100 ms', async ({
  page,
}) => {
  await page.addInitScript(watchLocales);
  for (const path of PAGES) {
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => globalThis.localised), path).toEqual([]);
  }
  expect(await page.evaluate(() => ((1234).toLocaleString('en-GB'), globalThis.localised.length))).toBe(1);
});
