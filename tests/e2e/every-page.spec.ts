import { addresses } from './support/registry.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, hydrated, test, withFragments } from './support/site.ts';

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 800 };

for (const { remote, path, firstOfItsKind } of addresses()) {
  test(`${path} is complete before any script runs, and links exactly the files of ${remote}, and of whose parts it shows`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const { html, owners } = await withFragments(request, path);
    expect(html.match(/<h1[^>]*>([^<]|<(?!\/h1))*<\/h1>/)?.[0].replaceAll(/<[^>]+>/g, '')).toMatch(/./);
    expect(html).toMatch(/<title>[^<]*Haulwell[^<]*<\/title>/);
    expect(html).toContain('<link rel="canonical"');
    const linked = [...html.matchAll(/<link rel="modulepreload" href="\/remotes\/([^/]+)\//g)].map(([, name]) => name);
    expect(new Set(linked)).toEqual(new Set([remote, ...owners]));
  });

  const quality = firstOfItsKind ? 'is accessible' : 'fits';
  test(`${path} loads only scripts linked in its HTML, and ${quality} on a phone, with large text too, and on a desktop`, async ({
    page,
  }) => {
    await withFragments(page.request, path);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await hydrated(page);
    const announced = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[rel=modulepreload], script[src]')].map(
        (element) => new URL(element instanceof HTMLLinkElement ? element.href : element.src).pathname,
      ),
    );
    expect(scripts.filter((script) => !announced.includes(script))).toEqual([]);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScrolling(page);
      if (firstOfItsKind) await expectAccessible(page);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScrolling(page);
  });
}

test('every link to a part of a page leads to a part that the page has', async ({ request }) => {
  const pages = new Map<string, string>();
  for (const { path } of addresses()) pages.set(path, await (await request.get(path)).text());
  const lost = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/ href="([^"#?]*)#([^"]+)"/g)]
      .filter(([, to, id]) => !(pages.get(to || path) ?? `id="${id}"`).includes(`id="${id}"`))
      .map(([link]) => `${path}:${link}`),
  );
  expect(lost).toEqual([]);
});
