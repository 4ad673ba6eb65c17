import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { advert } from './adverts.test-support.ts';
import { createFeed } from './create-feed.ts';
import type { FeedJob, FeedPart, JobFeed } from './feed.ts';
import { feedLimits, type FeedLimits } from './limits.ts';
import { logicMelonFeed } from './logicmelon-feed.ts';
import { fileSource, httpSource, type FeedSource } from './sources.ts';

const firstImport = new Date('2026-03-02T09:00:00Z');
const URL_WITH_KEY = 'https://feed.example/adverts?key=secret';

const MB = 1024 * 1024;

async function readAll<Job>(feed: JobFeed<Job>): Promise<FeedPart<Job>[]> {
  const parts: FeedPart<Job>[] = [];
  for await (const part of feed.parts({ firstImport })) parts.push(part);
  return parts;
}

/** Everything that a source has, in one part. */
async function read(source: FeedSource, limits: Partial<FeedLimits> = {}): Promise<FeedPart<FeedJob>> {
  const parts = await readAll(logicMelonFeed(source, { pageSize: 2 }, { ...feedLimits(1024 * MB), ...limits }));
  return {
    ...parts.at(-1)!,
    jobs: parts.flatMap(({ jobs }) => jobs),
    rejected: parts.flatMap(({ rejected }) => rejected),
  };
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

test('a feed that is not in UTF-8 says how it was read, and of how many adverts', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'feed-')), 'feed.json');
  const adverts = [1, 2, 3].map((id) => advert(id, { AdvertTitle: 'Citroën Fitter' }));
  const repairedIn = async (bytes: Buffer) => {
    writeFileSync(file, bytes);
    return (await read(fileSource(file))).repaired;
  };
  const json = JSON.stringify(page(0, 1, adverts));
  expect(await repairedIn(Buffer.from(json, 'latin1'))).toEqual([
    {
      outcome: 'repaired',
      what: 'The feed is not in UTF-8: it was read as windows-1252',
      adverts: 3,
      externalId: null,
      example: '',
    },
  ]);
  expect(await repairedIn(Buffer.from(`\uFEFF${json}`, 'utf16le'))).toMatchObject([
    { what: 'The feed is not in UTF-8: it was read as utf-16le', adverts: 3 },
  ]);
  expect(await repairedIn(Buffer.from(`\uFEFF${json}`))).toEqual([]);
});

describe('a feed behind a URL', () => {
  test('is read page by page to its end', async () => {
    const { asked, source } = feedServer(page(0, 2, [advert(1), advert(2)]), page(1, 2, [advert(3)]));
    const { jobs, total } = await read(source);
    expect([jobs.map(({ externalId }) => externalId), total]).toEqual([['1', '2', '3'], 3]);
    expect(asked).toEqual([`${URL_WITH_KEY}&PageIndex=0&PageSize=2`, `${URL_WITH_KEY}&PageIndex=1&PageSize=2`]);
  });

  test('is asked again after a temporary fault', async () => {
    const { asked, source } = feedServer(503, new TypeError('fetch failed'), page(0, 1, [advert(1)]));
    expect((await read(source)).jobs).toHaveLength(1);
    expect(asked).toHaveLength(3);
  });

  test('may move on its own host', async () => {
    const { asked, source } = feedServer('/v2/adverts?page=first', page(0, 1, [advert(1)]));
    expect((await read(source)).jobs).toHaveLength(1);
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
    const failure = await read(source).catch((error: Error) => error.message);
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
    const failure = await read(source).catch((error: Error) => error.message);
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
    await expect(read(source)).rejects.toThrow(reason);
  });

  test('that answers with something other than JSON is asked again, then abandoned', async () => {
    let asked = 0;
    const fetch = async () => {
      asked++;
      return new Response('<html>Sign in</html>');
    };
    const source = httpSource(URL_WITH_KEY, { fetch, retryDelaysMs: [0] });
    await expect(read(source)).rejects.toThrow('The job feed could not be read: it did not answer properly');
    expect(asked).toBe(2);
  });

  /** Answers each attempt with a body that begins like a page and then sends `next` again and again, so often. */
  const slowSource = (everyMs: number, timeoutMs: number, retryDelaysMs: number[] = []) => {
    let bodies = 0;
    const fetch = async () => {
      bodies += 1;
      const encoder = new TextEncoder();
      let timer: NodeJS.Timeout;
      return new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(encoder.encode('{"PageIndex":0,"Adverts":['));
            timer = setInterval(() => controller.enqueue(encoder.encode(' ')), everyMs);
          },
          cancel: () => clearInterval(timer),
        }),
      );
    };
    return { bodies: () => bodies, source: httpSource(URL_WITH_KEY, { fetch, timeoutMs, retryDelaysMs }) };
  };

  test.each([
    ['stalls in the middle of a page', 60_000],
    ['sends a byte now and then', 5],
  ])('that %s is given up, and says so', async (_name, everyMs) => {
    const { source, bodies } = slowSource(everyMs, 30, [0]);
    await expect(read(source)).rejects.toThrow('The job feed could not be read: it kept the site waiting too long');
    expect(bodies()).toBe(2);
  });

  test('that does not begin to answer is given up', async () => {
    const fetch = () => new Promise<Response>(() => {});
    const source = httpSource(URL_WITH_KEY, { fetch, timeoutMs: 10, retryDelaysMs: [] });
    await expect(read(source)).rejects.toThrow('it kept the site waiting too long');
  });

  test('that sends something else does not pass for an empty one', async () => {
    const { source } = feedServer({ error: 'maintenance' });
    await expect(read(source)).rejects.toThrow('something other than pages of adverts');
  });
});

describe('a feed in a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'feed-')), 'feed.json');
  const aged = (id: number, PostedDaysAgo: number) => advert(id, { PostedDaysAgo, LastPostDate: undefined });
  writeFileSync(file, JSON.stringify(page(0, 1, [aged(1, 0), aged(2, 3), aged(3, 10)])));

  test('is read with ages turned into dates before the first import', async () => {
    const { total, jobs } = await read(fileSource(file));
    expect(total).toBe(3);
    expect(jobs.map(({ postedAt }) => postedAt.toISOString())).toEqual([
      '2026-03-02T08:59:00.000Z',
      '2026-02-27T08:58:00.000Z',
      '2026-02-20T08:57:00.000Z',
    ]);
  });

  test('in testing mode one advert is read, and the feed is known to hold more', async () => {
    const parts = await readAll(createFeed({ feedUrl: undefined, feedFile: file, syncMode: 'testing' }));
    expect(parts.map(({ total, jobs }) => [total, jobs.length])).toEqual([[3, 1]]);
  });

  test('that is missing is reported without its path', async () => {
    await expect(read(fileSource('/nowhere/feed.json'))).rejects.toThrow(/^The job feed file could not be read$/);
  });
});
