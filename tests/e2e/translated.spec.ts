import { expect, hydrated, test } from './support/site.ts';

/** Runs in the page: puts each text into elements of its own, as the translation of Chrome does. */
function translate(keepsTexts: boolean) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
    text.textContent?.trim() && !text.parentElement?.closest('script, style, template, font')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(keepsTexts ? text : (text.textContent ?? ''));
  }
}

const JOB = '/jobs/transport-clerk-birmingham-482520';

for (const [how, keepsTexts] of [
  ['replaces', false],
  ['wraps', true],
] as const)
  test.describe(`after a translation that ${how} each text, words still change:`, () => {
    test.use({ permissions: ['clipboard-write'] });

    test('of what is saved, copied and sent', async ({ page }) => {
      await page.goto(JOB);
      await hydrated(page);
      await page.evaluate(translate, keepsTexts);
      await page
        .getByRole('button', { name: /^Save / })
        .first()
        .click();
      await expect(page.getByRole('link', { name: 'Saved (1) and applied' })).toBeVisible();
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      await page.getByRole('button', { name: 'Apply now' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Full name').fill('Nora Font');
      await page.evaluate(translate, keepsTexts);
      await dialog.getByRole('button', { name: 'Submit application' }).click();
      await expect(dialog.getByText('Email is required').first()).toBeVisible();
      await page.evaluate(translate, keepsTexts);
      await dialog.getByLabel('Email').fill('nora@applicant.example');
      await dialog.getByLabel('Phone').fill('01632 960 555');
      await dialog.getByRole('button', { name: 'Submit application' }).click();
      await expect(dialog.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
      await page.evaluate(translate, keepsTexts);
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      await expect(dialog).toHaveCount(0);
    });

    test('of filters and results on a phone, and of the pages that follow', async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await page.goto('/jobs');
      await hydrated(page);
      await page.evaluate(translate, keepsTexts);
      await page.getByRole('button', { name: 'Filters' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: 'Leeds' }).check();
      await expect(page).toHaveURL(/location=Leeds/);
      await page.evaluate(translate, keepsTexts);
      await dialog.getByRole('button', { name: /^Show [\d,]+ jobs?$/ }).click();
      await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: /jobs in Leeds/ })).toBeVisible();
      await page.getByRole('article').first().getByRole('link').click();
      await expect(page).toHaveURL(/\/jobs\/[^?]+/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 2, name: /jobs in Leeds/ })).toBeVisible();
    });
  });
