import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toJpeg } from '../../build/brand-images/jpeg.ts';
import { shareImagePainter, type ShareImageStyle } from '../../build/brand-images/share-image.ts';
import { copyOf, type PageCopy } from '../pages/page-copy.ts';
import type { Pages } from '../pages/pages.ts';

interface SharePictureOptions {
  /** The built shell: its brand's style and font are in 'share-image'. */
  dist: string;
  pages: Pick<Pages, 'describe'>;
  /** The site's origin. */
  siteUrl: string;
}

const NOT_FOUND = 404;

/** Returns a function that draws the picture that the page at this path names for link previews. */
export function createSharePictures({ dist, pages, siteUrl }: SharePictureOptions) {
  let painter: ReturnType<typeof readPainter> | undefined;
  return async (path: string, signal: AbortSignal): Promise<PageCopy> => {
    const page = await pages.describe(new Request(siteUrl + path, { signal }));
    const route = page instanceof Response ? path : `${page.routeId}/share.jpg`;
    const missing = (status: number, isCacheable: boolean) =>
      copyOf('There is no picture of this page', { status, route, type: 'text/plain; charset=utf-8', isCacheable });
    // It redirects: the page has another address, which names the picture.
    if (page instanceof Response) return missing(NOT_FOUND, true);
    const { status, lacksData } = page;
    const { shareImage } = page.meta;
    if (status !== 200) return missing(status, !lacksData);
    if (!shareImage) return missing(NOT_FOUND, !lacksData);
    painter ??= readPainter(dist).catch((error: unknown) => {
      painter = undefined;
      throw error;
    });
    const paint = await painter;
    return copyOf(await toJpeg(paint(shareImage)), { status, route, type: 'image/jpeg', isCacheable: !lacksData });
  };
}

async function readPainter(dist: string) {
  const folder = join(dist, 'share-image');
  const style = JSON.parse(await readFile(join(folder, 'style.json'), 'utf8')) as ShareImageStyle;
  return shareImagePainter(style, await readFile(join(folder, 'font.woff2')));
}
