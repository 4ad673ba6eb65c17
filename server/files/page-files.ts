import { Hono } from 'hono';
import type { Api } from '@site/api';
import type { Log } from '@site/api/program';
import { brand } from '@site/design-system/brand';
import { spellPath } from '../../shell/src/one-address.ts';
import { Rejection, rejectText, unavailable, type CountRead } from '../http/rejection.ts';
import { createWorkQueue } from '../http/work-queue.ts';
import { copyOf, copyOfResponse } from '../pages/page-copy.ts';
import type { Pages } from '../pages/pages.ts';
import { feedWriters } from './feeds/index.ts';
import { createFileAnswers, type MakeFile } from './file-answers.ts';
import { createSharePictures } from './share-pictures.ts';

interface PageFileOptions {
  api: Pick<Api, 'addressOf'>;
  pages: Pick<Pages, 'describe' | 'file' | 'find'>;
  /** What files are made from; undefined where nothing may be kept. */
  revision: () => Promise<string | undefined>;
  countRead: CountRead;
  log: Log;
  /** Whether the process is too slow to take on anything. */
  isLate?: () => boolean;
  /** The site's origin; default: the brand's, as in pages. */
  siteUrl?: string | undefined;
  /** The built shell. */
  dist: string;
}

/** A feed reads a page of data; a document may read every page. */
const FILES_IN_FLIGHT = { atOnce: 2, waiting: 16, perVisitor: 4 };
/** A picture takes a processor for about a tenth of a second. */
const PICTURES_IN_FLIGHT = { atOnce: 1, waiting: 8, perVisitor: 3 };

const MEGABYTE = 1024 * 1024;
const KEPT_BYTES = 32 * MEGABYTE;

/** '/jobs.rss' is the page '/jobs' in another format; '/jobs/indeed.xml' is a file below it. */
const FORMAT = /^(\/.+)\.(\w+)$/;
const BELOW = /^(\/.+)\/([^/]+\.\w+)$/;

/** What the server makes of pages besides HTML: feeds, documents, and pictures for link previews. */
export function createPageFiles({
  api,
  pages,
  revision,
  countRead,
  log,
  isLate,
  siteUrl = brand.url,
  dist,
}: PageFileOptions): Hono {
  const answersWith = (inFlight: typeof FILES_IN_FLIGHT) => {
    const queue = createWorkQueue({ ...inFlight, ...(isLate && { isLate }) });
    return createFileAnswers({ api, revision, countRead, queue, bytes: KEPT_BYTES });
  };
  const answerFile = answersWith(FILES_IN_FLIGHT);
  const answerPicture = answersWith(PICTURES_IN_FLIGHT);
  const drawPicture = createSharePictures({ dist, pages, siteUrl });

  /** The page at this path, in its one spelling. */
  async function findPage(path: string) {
    const page = path === '' ? undefined : await pages.find(path);
    return page && spellPath(page.routeId, path) === path ? page : undefined;
  }

  /** Asks for the page's public address, with the query of the file's. */
  const requestFor = (path: string, { search }: URL, signal: AbortSignal) =>
    new Request(siteUrl + path + search, { signal });

  async function findFeed(address: URL): Promise<MakeFile | undefined> {
    const [, path = '', extension = ''] = FORMAT.exec(address.pathname) ?? [];
    const writer = feedWriters.get(extension);
    const page = writer && (await findPage(path));
    if (!writer || !page?.facts.hasFeed) return undefined;
    const { pathname, search } = address;
    const route = `${page.routeId}.${extension}`;
    return async (signal) => {
      const feed = await pages.file(requestFor(path, address, signal), { kind: 'feed' });
      if (feed instanceof Response) return copyOfResponse(feed, route);
      const published = { ...feed, address: siteUrl + pathname + search, pageAddress: siteUrl + path + search };
      const type = `${writer.type}; charset=utf-8`;
      return copyOf(writer.write(published), { status: 200, type, route, isCacheable: true });
    };
  }

  async function findDocument(address: URL): Promise<MakeFile | undefined> {
    const [, path = '', name = ''] = BELOW.exec(address.pathname) ?? [];
    const page = await findPage(path);
    if (!page?.facts.documents.includes(name)) return undefined;
    return async (signal) => {
      const document = await pages.file(requestFor(path, address, signal), { kind: 'document', name });
      return copyOfResponse(document as Response, `${page.routeId}/${name}`);
    };
  }

  async function findMaker(address: URL): Promise<MakeFile | Rejection | undefined> {
    try {
      return (await findFeed(address)) ?? (await findDocument(address));
    } catch (error) {
      log.error('file.failed', { path: address.pathname, message: String(error) });
      return unavailable();
    }
  }

  return new Hono().get('*', async (context, next) => {
    const address = new URL(context.req.url);
    const [, path = '', name] = BELOW.exec(address.pathname) ?? [];
    if (name === 'share.jpg') return answerPicture(context, (signal) => drawPicture(path, signal));
    const make = await findMaker(address);
    if (make instanceof Rejection) return rejectText(make);
    return make ? answerFile(context, make) : next();
  });
}
