import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { advert } from '@site/api/test-support';

export interface FeedServer {
  url: string;
  /** How many adverts it holds. */
  total: number;
  /** Runs before each page, counted from 0, is sent. */
  beforePage: (index: number) => void | Promise<void>;
  /** Answers in its place; undefined: it answers itself. */
  answer: RequestListener | undefined;
  close(): Promise<void>;
}

const PAGE_SIZE = 50;

/** A job feed over HTTP, page by page. */
export async function startFeedServer(total: number): Promise<FeedServer> {
  const feed: FeedServer = { url: '', total, beforePage: () => {}, answer: undefined, close: async () => {} };
  const server = createServer((request, response) => {
    if (feed.answer) return feed.answer(request, response);
    const index = Number(new URL(request.url ?? '/', 'http://feed').searchParams.get('PageIndex'));
    void Promise.resolve(feed.beforePage(index)).then(() => {
      const ids = Array.from({ length: feed.total }, (_, number) => number + 1).slice(
        index * PAGE_SIZE,
        (index + 1) * PAGE_SIZE,
      );
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          PageIndex: index,
          PageCount: Math.ceil(feed.total / PAGE_SIZE),
          TotalItemCount: feed.total,
          Adverts: ids.map((id) => advert(id)),
        }),
      );
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  feed.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  feed.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return feed;
}
