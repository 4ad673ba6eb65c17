import { DomUtils, parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '@site/api/program';
import { brand } from '@site/design-system/brand';
import { createMockApi, mockState } from '@site/mocks';
import type { ListeningServer } from '../http/listen.ts';
import { serveSite } from '../serve-site.ts';

const [job] = mockState.jobs;
const PAGES = ['/', '/jobs', `/jobs/${job!.slug}`, '/blog', '/blog/safety-tips', '/contact', '/lcrca-proposal'];

let site: ListeningServer;
beforeAll(async () => {
  site = await serveSite({ api: createMockApi(), log: createLog(() => undefined), port: 0 });
});
afterAll(() => site.close());

/** What the page says is at an address: 'stylesheet', 'og:image'. */
interface Named {
  as: string;
  address: string;
  type?: string | undefined;
}

/** Every file that a page's head and structured data name. */
async function filesOf(path: string): Promise<Named[]> {
  const page = parseDocument(await (await fetch(site.url + path)).text());
  const elements = (name: string) => DomUtils.getElementsByTagName(name, page);
  const links = elements('link').map(({ attribs: { rel = '', href = '', type } }) => ({
    as: rel,
    address: href,
    type,
  }));
  const pictures = elements('meta')
    .filter(({ attribs }) => ['og:image', 'twitter:image'].includes(attribs['property'] ?? attribs['name'] ?? ''))
    .map(({ attribs }) => ({ as: 'og:image', address: attribs['content'] ?? '' }));
  const data = elements('script').filter(({ attribs }) => attribs['type'] === 'application/ld+json');
  const logos = data.flatMap((block) => {
    const { logo, image } = JSON.parse(DomUtils.textContent(block)) as { logo?: string; image?: string };
    return [logo, image].filter((address) => address !== undefined).map((address) => ({ as: 'image', address }));
  });
  return [...links, ...pictures, ...logos];
}

const TYPES: Record<string, RegExp> = {
  canonical: /^text\/html/,
  icon: /^image\//,
  'apple-touch-icon': /^image\/png/,
  preload: /^(font\/woff2|application\/json)/,
  modulepreload: /javascript/,
  stylesheet: /^text\/css/,
  'og:image': /^image\/jpeg/,
  image: /^image\//,
};

test.each(PAGES)('every file that the head of %s names is there, and is what the page calls it', async (path) => {
  const files = await filesOf(path);
  const kinds = files.map(({ as }) => as);
  expect(kinds).toEqual(expect.arrayContaining(['icon', 'apple-touch-icon', 'og:image', 'image']));
  for (const { as, address, type } of files) {
    const response = await fetch(new URL(address.replace(brand.url, ''), site.url));
    expect(response.status, address).toBe(200);
    const answered = response.headers.get('content-type');
    expect(answered, address).toMatch(as === 'alternate' ? new RegExp(`^${type?.replace('+', '\\+')}`) : TYPES[as]!);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.byteLength, address).toBeGreaterThan(0);
    if (as === 'og:image') expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

test('every icon that the manifest names is there, as large as it says', async () => {
  const response = await fetch(`${site.url}/site.webmanifest`);
  const { icons } = (await response.json()) as { icons: { src: string; sizes: string; type: string }[] };
  for (const { src, sizes, type } of icons) {
    const icon = await fetch(site.url + src);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
    const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
