import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { advert } from './adverts.test-support.ts';
import { createFeed } from './create-feed.ts';
import type { FeedPage, JobFeed } from './feed.ts';
import { logicMelonFeed } from './logicmelon-feed.ts';
import { fileSource, httpSource } from './sources.ts';

const firstImport = new Date('2026-03-02T09:00:00Z');
const URL_WITH_KEY = 'https://feed.example/adverts?key=secret';

async function readAll(feed: JobFeed): Promise<FeedPage[]> {
  const pages: FeedPage[] = [];
  for await (const page of feed.pages({ firstImport })) pages.push(page);
  return pages;
}

/** Answers successive attempts with these: a status, an address to go to, a body, or a fault. */
function feedServer(...answers: (number | string | object | Error)[]) {
  const asked: string[] = [];
  const fetch = async (address: URL | RequestInfo): Promise<Response> => {
    asked.push(String(address));
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    if (typeof answer === 'string') return new Response(null, { status: 302, headers: { location: answer } });
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer);
  };
  return { asked, source: httpSource(URL_WITH_KEY, { fetch, retryDelaysMs: [0, 0] }) };
}

const page = (PageIndex: number, PageCount: number, Adverts: object[]) => ({
  PageIndex,
  PageCount,
  TotalItemCount: 3,
  Adverts,
});

describe('a feed behind a URL', () => {
  test('is read page by page to its end', async () => {
    const { asked, source } = feedServer(page(0, 2, [advert(1), advert(2)]), page(1, 2, [advert(3)]));
    const pages = await readAll(logicMelonFeed(source, { pageSize: 2 }));
    expect(pages.map(({ jobs }) => jobs.map(({ externalId }) => externalId))).toEqual([['1', '2'], ['3']]);
    expect(asked).toEqual([`${URL_WITH_KEY}&PageIndex=0&PageSize=2`, `${URL_WITH_KEY}&PageIndex=1&PageSize=2`]);
  });

  test('is asked again after a temporary fault', async () => {
    const { asked, source } = feedServer(503, new TypeError('fetch failed'), page(0, 1, [advert(1)]));
    expect(await readAll(logicMelonFeed(source, { pageSize: 2 }))).toHaveLength(1);
    expect(asked).toHaveLength(3);
  });

  test('may move on its own host', async () => {
    const { asked, source } = feedServer('/v2/adverts?page=first', page(0, 1, [advert(1)]));
    expect(await readAll(logicMelonFeed(source, { pageSize: 2 }))).toHaveLength(1);
    expect(asked[1]).toBe('https://feed.example/v2/adverts?page=first');
  });

  const ELSEWHERE = 'redirects to another host, or away from https: set FEED_URL to its new address';
  test.each([
    ['to another host', ['https://elsewhere.example/adverts'], ELSEWHERE],
    ['to this machine', ['https://127.0.0.1/adverts'], ELSEWHERE],
    ['to a service of the cloud, in two steps', ['/moved', 'https://169.254.169.254/latest/meta-data'], ELSEWHERE],
    ['to a file', ['file:///etc/passwd'], ELSEWHERE],
    ['away from https', ['http://feed.example/adverts'], ELSEWHERE],
    ['to no address', ['https://'], 'redirects to something that is no address'],
    ['in circles', Array.from({ length: 9 }, () => '/round'), 'redirects more than 5 times'],
  ])('that leads %s is not followed, or asked again', async (_where, answers, reason) => {
    const { asked, source } = feedServer(...answers);
    const failure = await readAll(logicMelonFeed(source, { pageSize: 2 })).catch((error: Error) => error.message);
    expect(failure).toBe(`The job feed ${reason}`);
    expect(asked.every((address) => address.startsWith('https://feed.example/'))).toBe(true);
    expect(asked.length).toBeLessThanOrEqual(6);
  });

  test.each([
    ['keeps failing', [503, 503, 503], 3, 'it answered with status 503'],
    ['refuses us', [401], 1, 'it answered with status 401'],
    ['is not there', [new TypeError('x'), new TypeError('x'), new TypeError('x')], 3, 'it did not answer properly'],
  ])('that %s ends the read, with a reason that leaves out its key', async (_name, answers, attempts, reason) => {
    const { asked, source } = feedServer(...answers);
    const failure = await readAll(logicMelonFeed(source, { pageSize: 2 })).catch((error: Error) => error.message);
    expect(failure).toBe(`The job feed could not be read: ${reason}`);
    expect(asked).toHaveLength(attempts);
  });

  test.each([
    [
      'sends a different page from the one requested',
      [page(0, 2, [advert(1)]), page(0, 2, [advert(1)])],
      'The job feed was asked for page 1 and sent page 0',
    ],
    [
      'never ends',
      [page(0, 1e9, [advert(1)])],
      'The job feed says that it has 1000000000 pages; at most 1000 are read',
    ],
  ])('that %s is not believed', async (_name, answers, reason) => {
    const { source } = feedServer(...answers);
    await expect(readAll(logicMelonFeed(source, { pageSize: 1 }))).rejects.toThrow(reason);
  });

  test('is read no further than the largest page allowed', async () => {
    let sent = 0;
    const megabyte = new Uint8Array(1024 * 1024).fill(32);
    const body = new ReadableStream({
      pull(controller) {
        sent++;
        controller.enqueue(megabyte);
      },
    });
    const source = httpSource(URL_WITH_KEY, { fetch: async () => new Response(body), retryDelaysMs: [0] });
    await expect(readAll(logicMelonFeed(source, { pageSize: 1 }))).rejects.toThrow(
      'The job feed sent a page that is too large',
    );
    expect(sent).toBeLessThan(200);
  });

  test('that answers with something other than JSON is asked again, then abandoned', async () => {
    let asked = 0;
    const fetch = async () => {
      asked++;
      return new Response('<html>Sign in</html>');
    };
    const source = httpSource(URL_WITH_KEY, { fetch, retryDelaysMs: [0] });
    await expect(readAll(logicMelonFeed(source, { pageSize: 1 }))).rejects.toThrow(
      'The job feed could not be read: it did not answer properly',
    );
    expect(asked).toBe(2);
  });

  test('that stalls in the middle of a page times out', async () => {
    const body = () =>
      new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"PageIndex":')) });
    const fetch = async (_address: URL | RequestInfo, init?: RequestInit) => {
      const stalled = body();
      const response = new Response(stalled.pipeThrough(new TransformStream(), { signal: init!.signal! }));
      return response;
    };
    const source = httpSource(URL_WITH_KEY, { fetch, timeoutMs: 20, retryDelaysMs: [] });
    await expect(readAll(logicMelonFeed(source, { pageSize: 1 }))).rejects.toThrow('it did not answer properly');
  });

  test('that sends something else does not pass for an empty one', async () => {
    const { source } = feedServer({ error: 'maintenance' });
    await expect(readAll(logicMelonFeed(source, { pageSize: 2 }))).rejects.toThrow(
      'something other than pages of adverts',
    );
  });
});

describe('a feed in a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'feed-')), 'feed.json');
  const aged = (id: number, PostedDaysAgo: number) => advert(id, { PostedDaysAgo, LastPostDate: undefined });
  writeFileSync(file, JSON.stringify(page(0, 1, [aged(1, 0), aged(2, 3), aged(3, 10)])));

  test('is served in pages, with ages turned into dates before the first import', async () => {
    const pages = await readAll(logicMelonFeed(fileSource(file), { pageSize: 2 }));
    expect(pages.map(({ total, jobs }) => [total, jobs.length])).toEqual([
      [3, 2],
      [3, 1],
    ]);
    expect(pages[0]?.jobs.map(({ postedAt }) => postedAt.toISOString())).toEqual([
      '2026-03-02T08:59:00.000Z',
      '2026-02-27T08:58:00.000Z',
    ]);
  });

  test('in testing mode one advert is read, and the feed is known to hold more', async () => {
    const pages = await readAll(createFeed({ feedUrl: undefined, feedFile: file, syncMode: 'testing' }));
    expect(pages.map(({ total, jobs }) => [total, jobs.length])).toEqual([[3, 1]]);
  });

  test('that is missing is reported without its path', async () => {
    await expect(readAll(logicMelonFeed(fileSource('/nowhere/feed.json'), { pageSize: 2 }))).rejects.toThrow(
      /^The job feed file could not be read$/,
    );
  });
});
