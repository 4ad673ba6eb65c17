import { expect, test, type Page } from '@playwright/test';
import { expectSound, isAboutCall, listen } from './support/sound-page.ts';

const SITE = 'https://faulty.example';

interface Faulty {
  /** What stands in `header`. */
  header?: string;
  /** What stands in `main`. */
  main?: string;
  script?: string;
}

/** Looks at a page with a fault as the walk does; every call of it fails, and that to `/may-fail` is expected to. */
async function look(page: Page, { header = '<p>Haulwell</p>', main = '<h1>Jobs</h1>', script = '' }: Faulty = {}) {
  const noise = listen(page, (message) => isAboutCall(message, ['/may-fail']));
  const html = `<!doctype html><html lang="en"><title>Jobs</title><header>${header}</header><main>${main}</main><script>${script}</script>`;
  await page.route(`${SITE}/**`, (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({
          contentType: 'text/html',
          headers: {
            'content-security-policy': "style-src 'self' 'unsafe-hashes'; require-trusted-types-for 'script'",
          },
          body: html,
        })
      : route.fulfill({ status: 500 }),
  );
  await page.goto(SITE, { waitUntil: 'networkidle' });
  await expectSound(page, { onPhone: true });
  expect(noise.stop()).toEqual([]);
}

test('a page whose only fault is that a call failed as it should is sound', async ({ page }) => {
  await look(page, { script: "fetch('/may-fail')" });
});

const FAULTS: Record<string, Faulty & { says: RegExp }> = {
  'is blank': { main: ' <p hidden>Jobs</p> ', says: /what the page says/ },
  throws: { script: "throw new Error('No such job')", says: /uncaught: No such job/ },
  'leaves a rejection unhandled': { script: "Promise.reject(new Error('No such job'))", says: /uncaught: No such job/ },
  'logs an error, as React does when hydration fails': {
    script: "console.error('Hydration failed')",
    says: /error: Hydration failed/,
  },
  'logs a warning': { script: "console.warn('Each child needs a key')", says: /warning: Each child needs a key/ },
  'calls something else that fails': { script: "fetch('/must-not-fail')", says: /must-not-fail/ },
  'runs a script that it was to show': {
    main: '<h1>Jobs</h1><script>globalThis.__hostileScriptRan = true</script>',
    says: /a hostile script ran/,
  },
  'says its own look, which its policy forbids': {
    main: '<h1 style="color: red">Jobs</h1>',
    says: /inline style violates the following Content Security Policy/,
  },
  'writes text as HTML, which its policy forbids': {
    script: "document.querySelector('h1').innerHTML = 'Jobs'",
    says: /requires 'TrustedHTML' assignment/,
  },
  'opens a dialog of the browser': { script: 'alert(1)', says: /dialog: 1/ },
  'has an image without a text': { main: '<h1>Jobs</h1><img src="data:,">', says: /image-alt/ },
  'has an image without a text in its header': { header: '<img src="data:,">', says: /image-alt/ },
  'scrolls sideways on a phone': {
    main: '<h1>Jobs</h1><table width="400"><tr><td>Drivers</table>',
    says: /toBeLessThanOrEqual/,
  },
};

for (const [fault, { says, ...faulty }] of Object.entries(FAULTS))
  test(`a page that ${fault} is not sound`, async ({ page }) => {
    await expect(look(page, faulty)).rejects.toThrow(says);
  });
