import { expect as baseExpect, test, type FrameLocator, type Page } from '@playwright/test';
import { questions, type Question } from '../../design-system/docs/questions/questions.ts';
import { settings } from '../../design-system/docs/questions/settings.ts';
import { serveStorybook } from '../visual/built-storybook.ts';

// A busy machine takes a while to load a whole Storybook.
const expect = baseExpect.configure({ timeout: 60_000 });
// In one window: each new one would load Storybook again.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let storybook: Awaited<ReturnType<typeof serveStorybook>>;
let page: Page;
let preview: FrameLocator;

test.beforeAll(async ({ browser }) => {
  storybook = await serveStorybook();
  page = await browser.newPage();
  // The stories in frames of a documentation page would each load a Storybook of their own.
  await page.addInitScript(() => window.parent !== window.top && window.stop());
  preview = page.frameLocator('#storybook-preview-iframe');
  // Without the accessibility check, which runs elsewhere.
  await page.goto(`${storybook.url}/?path=/docs/changelog--docs&globals=a11y.manual:!true`);
  // What is chosen while the first page is still on its way does not replace it.
  await expect(preview.getByRole('heading', { name: 'Changelog' })).toBeVisible();
});

test.afterAll(async () => {
  await page.close();
  await storybook.close();
});

for (const each of questions) {
  test(each.question, async () => {
    await find(each);
    const chosen = each.toolbar ?? [];
    for (const setting of chosen) await choose(settings[setting].at, settings[setting].choose);
    await expectAnswer(each);
    for (const setting of chosen) await choose(settings[setting].choose, settings[setting].at);
  });
}

test('their page links to each answer, with the toolbar set', async () => {
  await find({ search: 'getting started', page: 'twenty-questions' });
  await preview.getByRole('link', { name: 'How does a disabled chip look' }).click();
  await looks['components-actions-chip--disabled']?.();
});

/** Opens the first result of the search, and in the sidebar its story. */
async function find({ search, page: id, story }: Pick<Question, 'search' | 'page' | 'story'>) {
  await page.getByRole('searchbox', { name: 'Search for components' }).fill(search);
  const first = page.locator('.search-result-item').first();
  await expect(first).toHaveAttribute('data-id', new RegExp(`^${id}--`));
  await first.click();
  await expect(page).toHaveURL(new RegExp(`path=/(docs|story)/${id}--`));
  if (!story) return;
  await page.locator(`#${id}--${story.id}`).click();
  await expect(preview.locator('#storybook-root > *').first()).toBeVisible();
}

async function choose(from: string, to: string) {
  await page.getByRole('button', { name: from }).click();
  await page.getByRole('option', { name: to }).click();
  await expect(page.getByRole('button', { name: to })).toBeVisible();
}

async function expectAnswer({ page: id, story, under, token, answer }: Question) {
  if (token)
    await preview
      .getByRole('row', { name: token })
      .getByText(/^Used by/)
      .first()
      .click();
  if (answer === undefined) await looks[`${id}--${story?.id}`]?.();
  else if (under) await expect.poll(() => textUnder(under)).toContain(answer);
  else await expect(preview.locator('#storybook-docs:visible, #storybook-root:visible')).toContainText(answer);
}

/** What is visible between a heading and the next of its level. */
const textUnder = (heading: string) =>
  preview
    .locator('h2, h3')
    .filter({ hasText: new RegExp(`^${heading}$`) })
    .first()
    .evaluate((start) => {
      const text: string[] = [];
      let next = start.nextElementSibling;
      while (next && !(/^H\d$/.test(next.tagName) && next.tagName <= start.tagName)) {
        text.push((next as HTMLElement).innerText);
        next = next.nextElementSibling;
      }
      return text.join(' ').replaceAll(/\s+/g, ' ');
    });

/** Stories whose look is the answer. */
const looks: Readonly<Record<string, () => Promise<void>>> = {
  'components-actions-chip--disabled': async () => {
    const chip = preview.getByRole('button', { name: 'Career Advice' });
    await expect(chip).toHaveCSS('border-top-color', 'rgb(20, 61, 44)');
    await expect(chip).toHaveCSS('border-top-color', await painted('var(--color-border)'));
  },
  'components-actions-button--primary': () => expect(preview.getByRole('button')).toHaveCSS('font-size', '32px'),
  'components-actions-chip--on': async () => {
    await expect(preview.locator('html')).toHaveCSS('color-scheme', 'dark');
    const chip = preview.getByRole('button', { pressed: true });
    await expect(chip).toHaveCSS('background-color', await painted('highlight'));
  },
  'components-navigation-pagination--on-a-phone': async () => {
    await expect(preview.getByRole('navigation')).toContainText('Ñééxť');
    expect(await preview.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
  },
};

/** A colour as the browser computes it in the story. */
const painted = (colour: string) =>
  preview.locator('body').evaluate((body, value) => {
    const probe = body.appendChild(document.createElement('span'));
    probe.style.setProperty('background-color', value, 'important');
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, colour);
