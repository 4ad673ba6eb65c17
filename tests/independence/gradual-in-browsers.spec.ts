import type { RunningServer } from '../../server/start-server.ts';
import { readHealth } from '../../server/releases/gradual/health/health.ts';
import { expect } from '../e2e/support/site.ts';
import { changePages } from './support/changed-pages.ts';
import { NOTICED, test } from './support/gradual-site.ts';

/** The last change of the remote's pointer: the version was returned, and why. */
async function expectReturned({ releases }: RunningServer, remote: string, why: RegExp) {
  const [change] = await releases.history({ remote });
  expect(change).toMatchObject({ by: 'health', action: 'return' });
  expect(change!.note).toMatch(why);
}

/** What a version's pages do in browsers, and nowhere else. */
const FAULTS = [
  {
    fault: 'cannot be loaded',
    shown: { remote: 'job-board', path: '/jobs' },
    change: "() => { throw new Error('broken'); }",
  },
  {
    fault: 'throw while they are rendered',
    shown: { remote: 'marketing', path: '/contact' },
    change: "(page) => ({ ...page, Component() { throw new Error('broken'); } })",
  },
  {
    fault: 'are not what the server has rendered',
    shown: { remote: 'proposals', path: '/lcrca-proposal' },
    change: "(page) => ({ ...page, Component: () => createElement('h1', {}, 'Something else') })",
  },
];

for (const { fault, shown, change } of FAULTS)
  test.describe(`a version of ${shown.remote}`, () => {
    test.use({ shown });

    test(`whose pages ${fault} in browsers is returned by itself`, async ({
      gradual: { server, pointer, releaseTo, browse },
      browser,
    }) => {
      await releaseTo(90, (files) => changePages(files, change));
      await expect
        .poll(async () => {
          await browse(browser);
          return (await pointer())?.gradual;
        }, NOTICED)
        .toBeNull();
      await expectReturned(server, shown.remote, /^\d+ of \d+ visits failed in the browser/);
    });
  });

/** What is shown first is pushed down. */
const UNSTEADY = `({ Component, ...page }) => ({
  ...page,
  Component(props) {
    useEffect(() => {
      const block = document.createElement('div');
      block.style.height = '50vh';
      const timer = setTimeout(() => document.body.prepend(block), 100);
      return () => clearTimeout(timer);
    }, []);
    return createElement(Component, props);
  },
})`;

test('a version whose pages jump about is returned by itself, with the visits that were unsteady', async ({
  gradual: { server, live, pointer, releaseTo, browse, report },
  shown,
  browser,
}) => {
  const next = await releaseTo(90, (files) => changePages(files, UNSTEADY));
  const isUnsteady = async () => {
    const seen = await readHealth(server.services.db, [{ remote: shown.remote, since: new Date(0) }]);
    return seen.some(({ version, health }) => version === next && health.vitals.bad > 0);
  };
  await expect
    .poll(async () => {
      await browse(browser);
      return isUnsteady();
    }, NOTICED)
    .toBe(true);
  // It takes more visitors than a test has browsers.
  for (let visitor = 0; visitor < 20; visitor += 1) {
    await report(next, { outcome: 'loaded', vitals: 'poor' });
    await report(live, { outcome: 'loaded', vitals: 'good' });
  }
  await expect.poll(async () => (await pointer())?.gradual, NOTICED).toBeNull();
  await expectReturned(server, shown.remote, /^\d+ of \d+ visits were slow or unsteady/);
});
