import {
  expect as baseExpect,
  test as base,
  type BrowserContext,
  type FrameLocator,
  type Page,
} from '@playwright/test';
import { widths } from '../../.storybook/modes.ts';
import { serveStorybook } from '../visual/built-storybook.ts';
import { switchTo, untilFinished } from '../visual/story-page.ts';

let storybook: Awaited<ReturnType<typeof serveStorybook>>;

/**
 * One server and one context for all tests of a worker: the cache saves each of them from downloading Storybook, and
 * from most of the compiling.
 */
const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use) => {
      storybook = await serveStorybook();
      const context = await browser.newContext();
      await use(context);
      await context.close();
      await storybook.close();
    },
    { scope: 'worker', auto: true },
  ],
  page: async ({ shared }, use) => {
    const page = await shared.newPage();
    await use(page);
    await page.close();
  },
});

// A busy machine takes a while to load a whole Storybook.
const expect = baseExpect.configure({ timeout: 60_000 });
test.describe.configure({ timeout: 180_000 });

const CONTACT = 'pages-marketing-contact--ready';
const HEADER = 'components-navigation-siteheader--wide';

const haulwell = { address: 'hello@haulwell.example', accent: '#ff6e00' };
const wayfell = { address: 'depot@wayfell.example', accent: '#ffc61a' };

const canvas = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

async function expectBrand(root: Page | FrameLocator, { address, accent }: typeof haulwell, other: typeof haulwell) {
  // Documentation also has what screen readers say of the site's own brand.
  const stories = root.locator('#storybook-root, .sb-story');
  await expect(stories.getByText(address).first()).toBeVisible();
  await expect(stories.getByText(other.address)).toHaveCount(0);
  const value = await root
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('--signal-500').trim());
  expect(value).toBe(accent);
}

async function choose(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: from }).click();
  await page.getByRole('option', { name: to }).click();
}

/** Without the accessibility check, which runs elsewhere. */
const UNCHECKED = 'globals=a11y.manual:!true';

const inToolbar = (id: string) => `${storybook.url}/?path=/story/${id}&${UNCHECKED}`;

test('the toolbar changes the current page’s brand, which persists from story to story and after a reload', async ({
  page,
}) => {
  await page.goto(inToolbar(CONTACT));
  await expectBrand(canvas(page), haulwell, wayfell);
  await choose(page, 'Haulwell', 'Wayfell');
  await expectBrand(canvas(page), wayfell, haulwell);
  await page.locator('#pages-marketing-contact--on-a-phone').click();
  await expect(page).toHaveURL(/on-a-phone.*globals=\S*brand:wayfell/);
  await expectBrand(canvas(page), wayfell, haulwell);
  await page.reload();
  await expectBrand(canvas(page), wayfell, haulwell);
  await choose(page, 'Wayfell', 'Haulwell');
  await expectBrand(canvas(page), haulwell, wayfell);
});

test('a page without headings has no list of them', async ({ page }) => {
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=home--docs`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('On this page')).toBeHidden();
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=reviewing-a-change--docs`);
  await expect(page.getByRole('link', { name: 'In a pull request' })).toBeVisible();
  await expect(page.getByText('On this page')).toBeVisible();
});

test('what programs read is beside it: manifests, Markdown and tokens to download', async ({ page }) => {
  const read = async (path: string) => {
    const reply = await page.request.get(`${storybook.url}/${path}`);
    expect(reply.status(), path).toBe(200);
    return reply.text();
  };
  const manifest = JSON.parse(await read('manifests/components.json')) as { components: Record<string, object> };
  expect(Object.keys(manifest.components)).toContain('components-actions-button');
  expect(await read('llms.txt')).toContain('[Button](docs/components-actions-button.md)');
  expect(await read('docs/components-actions-button.md')).toContain('#### Do and don’t');
  expect(await read('code-connect/Button.figma.tsx')).toContain('figma.connect(Button');
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=foundations-tokens--docs`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'tokens.json', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('haulwell-tokens.json');
});

test('a brand has its own logo', async ({ page }) => {
  const mark = async (brand: string) => {
    await page.goto(`${story(HEADER)};brand:${brand}`);
    return page.getByRole('banner').locator('svg[viewBox="0 0 40 40"]').first().innerHTML();
  };
  expect(await mark('haulwell')).not.toBe(await mark('wayfell'));
});

test('a documentation page uses the brand in its URL', async ({ page }) => {
  await openDocs(page, 'components-navigation-siteheader', [], 'brand:wayfell');
  await expectBrand(page, wayfell, haulwell);
});

const groundOf = (root: Page | FrameLocator) =>
  root.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

test('the toolbar shows a story in the dark, and documentation shows what is in its frames so', async ({ page }) => {
  await page.goto(inToolbar('components-actions-button--primary'));
  await expect(canvas(page).getByRole('button')).toBeVisible();
  const light = await groundOf(canvas(page));
  await choose(page, 'System colours', 'Dark');
  await expect.poll(() => groundOf(canvas(page))).not.toBe(light);
  const dark = await groundOf(canvas(page));

  await openDocs(page, 'components-actions-button', ['long-label-on-a-phone'], 'scheme:dark');
  const phone = await windowOf(page, 'Long Label On A Phone');
  await expect.poll(() => groundOf(phone)).toBe(dark);
  const heading = page.getByRole('columnheader', { name: 'Description' }).first();
  expect(await heading.evaluate((cell) => getComputedStyle(cell).color), 'words that Storybook draws').toBe(
    'rgb(182, 197, 216)',
  );
});

const story = (id: string) => `${storybook.url}/iframe.html?viewMode=story&id=${id}&${UNCHECKED}`;

/** Styles of an element, or of its ::before or ::after. */
const styleOf = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name), [property, pseudo] as const);

test.describe('in forced colours, which remove every background', () => {
  // One page for all of them: each new one would load Storybook again.
  test.describe.configure({ mode: 'serial' });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ forcedColors: 'active' });
    await page.goto(story(HEADER));
    await untilFinished(page);
  });
  test.afterAll(() => page.close());

  const show = (id: string) => switchTo(page, id);

  test('the current page of a list differs from the others', async () => {
    await show('components-navigation-pagination--in-the-middle');
    const current = await styleOf(page, 'li > a[aria-current]', 'border-block-start-color');
    expect(current).not.toBe(await styleOf(page, 'li > a:not([aria-current])', 'border-block-start-color'));
  });

  test('the current page of the site is underlined', async () => {
    await show(HEADER);
    const line = await styleOf(page, 'a[aria-current]', 'border-block-end-color', '::after');
    expect(await styleOf(page, 'a[aria-current]', 'border-block-end-width', '::after')).toBe('3px');
    expect(line).not.toBe(await styleOf(page, 'body', 'background-color'));
  });

  test('the current step differs from those ahead', async () => {
    await show('components-navigation-progresssteps--at-a-step');
    const current = await styleOf(page, '[aria-current="step"] > span', 'background-color');
    expect(current).not.toBe(await styleOf(page, '[data-progress="ahead"] > span', 'background-color'));
  });

  test('lists keep their bullets', async () => {
    await show('components-type-prose--from-markup');
    expect(await styleOf(page, '#storybook-root ul > li', 'border-block-start-width', '::before')).toBe('3px');
  });

  test('placeholders for content are visible', async () => {
    await show('components-feedback-skeleton--text');
    expect(await styleOf(page, '[aria-hidden] > span', 'background-color')).not.toBe(
      await styleOf(page, 'body', 'background-color'),
    );
  });

  test('a spinner visibly turns', async () => {
    await show('components-feedback-spinner--decorative');
    const top = await styleOf(page, '#storybook-root [aria-hidden] > span', 'border-block-start-color');
    expect(top).not.toBe(await styleOf(page, '#storybook-root [aria-hidden] > span', 'border-block-end-color'));
  });

  test('no patches of background cover what scrolls', async () => {
    await show('components-layout-scrollarea--long-list');
    expect(await styleOf(page, '[role="region"]', 'background-image')).toBe('none');
  });

  test('a chip that is on differs from one that is off', async () => {
    await show('components-actions-chip--on-every-tone');
    const on = await styleOf(page, '[aria-pressed="true"]', 'background-color');
    expect(on).not.toBe(await styleOf(page, '[aria-pressed="false"]', 'background-color'));
    const grey = await styleOf(page, '[aria-pressed="false"]:disabled', 'color');
    expect(await styleOf(page, '[aria-pressed="true"]:disabled', 'background-color')).toBe(grey);
  });

  test('a pending button looks busy', async () => {
    await show('components-actions-button--pending');
    const ring = '[aria-busy] [aria-hidden]';
    expect(await styleOf(page, ring, 'border-inline-end-color')).not.toBe(
      await styleOf(page, ring, 'border-block-end-color'),
    );
  });

  test('an icon with a colour of its own has that of the words beside it', async () => {
    for (const id of ['components-display-checklist--stacked', 'components-display-stat--with-icon']) {
      await show(id);
      const words = await styleOf(page, '#storybook-root :has(> svg)', 'color');
      expect(await styleOf(page, '#storybook-root svg', 'stroke')).toBe(words);
    }
  });

  test('bars of pay are painted in the words’ colour', async () => {
    await show('pages-marketing-candidates--ready');
    const bar = 'section[aria-labelledby="pay"] rect';
    expect(await styleOf(page, bar, 'display')).toBe('inline');
    expect(await styleOf(page, bar, 'fill')).toBe(await styleOf(page, 'body', 'color'));
  });

  test('no picture remains behind a hero’s text', async () => {
    await show('components-display-hero--with-aside');
    expect(await styleOf(page, 'section svg', 'display')).toBe('none');
  });

  test('a dialog has an edge', async () => {
    await show('components-overlays-dialog--large');
    expect(await styleOf(page, '[role="dialog"]', 'outline-style')).toBe('solid');
  });
});

test('answers that are collapsed on the screen are printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(story('components-display-accordion--all-closed'));
  await expect(page.getByText('Licence, CPC, tachograph.')).toBeVisible();
});

test('text on a dark band is printed dark, because the band is not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(story('components-display-hero--with-aside'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await styleOf(page, '#storybook-root h1', 'color')).toBe(await styleOf(page, 'body', 'color'));
  expect(await styleOf(page, 'section svg', 'display')).toBe('none');
});

test('a light icon is printed dark, because the ground that it is on is not printed', async ({ page }) => {
  await page.goto(story('components-feedback-banner--polite'));
  await expect(page.getByText('Your message is on its way.')).toBeVisible();
  const stroke = () => styleOf(page, '#storybook-root svg', 'stroke');
  expect(await stroke()).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'print' });
  expect(await stroke()).toMatch(/^oklch\(0\.5 /);
});

/** Opens a documentation page. Of the frames in it, only those of `stories` load: each loads a Storybook of its own. */
async function openDocs(page: Page, id: string, stories: readonly string[] = [], globals = '') {
  await page.addInitScript(
    (wanted) => {
      const address = new URL(location.href).searchParams;
      if (address.get('viewMode') === 'story' && !wanted.includes(address.get('id') ?? '')) window.stop();
    },
    stories.map((name) => `${id}--${name}`),
  );
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=${id}--docs&globals=${globals}`);
}

/** The frame in which a documentation page shows a story. */
async function windowOf(page: Page, story: string): Promise<FrameLocator> {
  const frame = page.locator(`.docs-story iframe[title="${story}"]`).last();
  await frame.scrollIntoViewIfNeeded();
  return frame.contentFrame();
}

const sizeOf = (frame: FrameLocator) =>
  frame.locator('html').evaluate(() => ({ width: innerWidth, height: innerHeight }));

test('documentation shows a story of one width in a frame of that width, no taller than it needs to be', async ({
  page,
}) => {
  await openDocs(page, 'components-actions-button', ['long-label-on-a-phone']);
  const phone = await windowOf(page, 'Long Label On A Phone');
  await expect(phone.getByRole('button')).toBeVisible();
  await expect.poll(() => sizeOf(phone)).toMatchObject({ width: widths.phone.width });
  await expect.poll(async () => (await sizeOf(phone)).height).toBeLessThan(widths.phone.height / 2);
});

test('documentation scales down a desktop wider than itself', async ({ page }) => {
  await openDocs(page, 'components-navigation-siteheader', ['wide'], 'brand:wayfell');
  const desktop = await windowOf(page, 'Wide');
  await expectBrand(desktop, wayfell, haulwell);
  const { width, height } = await sizeOf(desktop);
  expect(width).toBe(widths.desktop.width);
  const scale = await desktop.owner().evaluate((frame) => Number(getComputedStyle(frame).zoom));
  expect(scale).toBeLessThan(1);
  expect(height * scale, 'as high as the story says').toBeCloseTo(160, 0);
  expect(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBeLessThanOrEqual(0);
});

test('code can be copied: components by their names, no spies, and the line that imports them', async ({ page }) => {
  await openDocs(page, 'components-overlays-dialog');
  // An open dialog among the examples hides the rest of the page from assistive technology.
  const show = page.locator('button', { hasText: 'Show code' }).first();
  await expect(show).toBeVisible();
  await show.dispatchEvent('click');
  const code = page.locator('pre').filter({ hasText: 'onOpenChange' }).first();
  await expect(code).toContainText("import { Button, Dialog, TextField } from '@site/design-system';");
  await expect(code).toContainText('<Dialog');
  await expect(code).toContainText('opener={<Button>Apply now</Button>}');
  await expect(code).toContainText('onOpenChange={() => {}}');
  await expect(code).not.toContainText('function');
});

test('a control edits the label of a button, and none is offered for what nobody can type', async ({ page }) => {
  await openDocs(page, 'components-actions-button');
  await page.locator('[id^="control-"][id$="-children"]').fill('Send it', { timeout: 60_000 });
  await expect(page.locator('.sb-story').first().getByRole('button')).toHaveText('Send it');
  await expect(page.locator('[id^="control-"]:is([id$="-ref"], [id$="-onClick"])')).toHaveCount(0);
});

test('documentation does not play its stories: none takes the focus', async ({ page }) => {
  await openDocs(page, 'components-navigation-siteheader', ['menu-open']);
  const phone = await windowOf(page, 'Menu Open');
  await expect(phone.getByText('Menu', { exact: true })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
});

test('documentation shows each state of a page with that state’s network', async ({ page }) => {
  await openDocs(page, 'pages-job-board-job-list', ['empty', 'failed']);
  const empty = await windowOf(page, 'Empty');
  await expect(empty.getByText('No jobs found matching your criteria')).toBeVisible();
  await expect(empty.getByText('Loading the jobs failed.')).toHaveCount(0);
  await expect((await windowOf(page, 'Failed')).getByText('Loading the jobs failed.')).toBeVisible();
});

test('the toolbar’s settings also apply to the frames of documentation', async ({ page }) => {
  await page.goto(`${storybook.url}/?path=/docs/components-actions-button--docs`);
  const phone = canvas(page).locator('iframe[title="Long Label On A Phone"]');
  await expect(phone).toHaveAttribute('src', /motion%3Asystem/);
  await choose(page, 'System motion', 'Reduced motion');
  await expect(phone).toHaveAttribute('src', /motion%3Areduced/);
});

test('the toolbar makes text longer once the story has played, and as written again', async ({ page }) => {
  await page.goto(`${inToolbar('components-overlays-dialog--open')};text:longer`);
  const dialog = canvas(page).getByRole('dialog');
  await expect(dialog).toContainText('Ŵéé');
  await choose(page, '40% longer', 'As written');
  await expect(dialog).toContainText('We reply within 24 hours.');
});

test('documentation makes the text of stories longer, and leaves its own', async ({ page }) => {
  await openDocs(page, 'components-type-text', [], 'text:longer');
  await expect(page.locator('.sb-story').first()).toContainText(/[åéîöü]{2}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text');
});
