import { expect as baseExpect, test, type Page } from '@playwright/test';
import { serveStorybook } from '../visual/built-storybook.ts';

// A busy machine takes a while to load a whole Storybook.
const expect = baseExpect.configure({ timeout: 60_000 });
// In one window: each new one would load Storybook again.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let storybook: Awaited<ReturnType<typeof serveStorybook>>;
let page: Page;

test.beforeAll(async ({ browser }) => {
  storybook = await serveStorybook();
  page = await browser.newPage();
  await page.goto(`${storybook.url}/?path=/docs/changelog--docs`);
});

test.afterAll(async () => {
  await page.close();
  await storybook.close();
});

const search = (words: string) => page.getByRole('searchbox', { name: 'Search for components' }).fill(words);
const results = () => page.locator('.search-result-item');

/** The pages and stories of the results in view first: several components can have the same name. */
const firstResults = async () =>
  (await results().evaluateAll((rows) => rows.map((row) => row.getAttribute('data-id')))).slice(0, 3);

const places = {
  accordion: 'components-display-accordion',
  alert: 'components-feedback-banner',
  autocomplete: 'components-forms-combobox',
  avatar: 'components-display-avatar',
  badge: 'components-display-badge',
  contributing: 'proposing-a-component',
  details: 'components-display-disclosure',
  'delete confirmation': 'patterns-dialogs-and-pages',
  'destructive confirmation': 'components-overlays-dialog',
  divider: 'components-display-roadline',
  drawer: 'components-overlays-slideover',
  dropdown: 'components-forms-select',
  'file upload': 'components-forms-filefield',
  'inline error': 'components-forms-textfield',
  input: 'components-forms-textfield',
  link: 'components-actions-link',
  loader: 'components-feedback-spinner',
  MCP: 'for-programs',
  'long list to choose from': 'components-forms-combobox',
  modal: 'components-overlays-dialog',
  pill: 'components-display-badge',
  popover: 'patterns-dialogs-and-pages',
  'release notes': 'changelog',
  'removable filter': 'components-display-tag',
  shadow: 'foundations-elevation',
  spacing: 'foundations-space',
  stepper: 'components-navigation-progresssteps',
  'sticky action': 'components-forms-formactions',
  switch: 'components-forms-checkbox',
  table: 'components-display-datatable',
  tabs: 'components-forms-segmentedcontrol',
  theming: 'brand-builder',
  toast: 'components-feedback-banner',
  toggle: 'components-actions-chip',
  token: 'foundations-tokens',
  tooltip: 'patterns-dialogs-and-pages',
};

for (const [word, place] of Object.entries(places)) {
  test(`a search for “${word}” leads to ${place}`, async () => {
    await search(word);
    await expect.poll(firstResults).toContainEqual(expect.stringMatching(`^${place}--`));
  });
}

test('a heading inside a page is found, too', async () => {
  await search('semantic colours');
  await expect.poll(firstResults).toContain('foundations-colour--docs#semantic-colours');
});

test('choosing a result opens its page', async () => {
  await search('modal');
  await results().first().click();
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { name: 'Dialog', level: 1 })).toBeVisible();
});
