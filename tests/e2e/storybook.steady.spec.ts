import { expect, test } from '@playwright/test';
import { serveStorybook } from '../visual/built-storybook.ts';

// A busy machine takes a while to load a whole Storybook.
test.describe.configure({ timeout: 180_000 });

let storybook: Awaited<ReturnType<typeof serveStorybook>>;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

const addressOf = (id: string) => `${storybook.url}/iframe.html?viewMode=docs&id=${id}--docs`;

/** Of what browsers call good, a third. */
const HARDLY_SEEN = 0.03;

for (const id of ['foundations-colour', 'components-actions-button', 'which-component', 'patterns-forms']) {
  test(`the documentation page ${id} does not jump while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const moved = globalThis as typeof globalThis & { moved?: number };
      moved.moved = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          moved.moved = (moved.moved ?? 0) + shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(addressOf(id));
    await expect(page.locator('.toc-list-item').first()).toBeVisible({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (globalThis as { moved?: number }).moved)).toBeLessThan(HARDLY_SEEN);
  });
}

test('the numbers of an anatomy cover nothing of the component', async ({ page }) => {
  await page.goto(addressOf('components-actions-button'));
  const figure = page.locator('[class*=_stage_]');
  const numbers = figure.locator('[class*=_number_]');
  await expect(numbers).toHaveCount(3, { timeout: 60_000 });
  const story = await figure.boundingBox();
  const isInside = ({ x, y, width, height }: NonNullable<typeof story>) =>
    story && x + width > story.x && y + height > story.y && x < story.x + story.width && y < story.y + story.height;
  for (const number of await numbers.all()) {
    const box = await number.boundingBox();
    expect(box && isInside(box)).toBe(false);
  }
});
