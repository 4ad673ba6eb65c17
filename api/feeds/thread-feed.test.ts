import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advert } from './adverts.test-support.ts';
import type { FeedPart } from './feed.ts';
import { feedLimits, type FeedLimits } from './limits.ts';
import { threadFeed } from './thread-feed.ts';

const MB = 1024 * 1024;
const LIMITS = feedLimits(1024 * MB);
const firstImport = new Date('2026-03-02T09:00:00Z');

let server: Server;
/** What the feed's server does with the next requests. */
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const pageOf = (...adverts: unknown[]) =>
  JSON.stringify({ PageIndex: 0, PageCount: 1, TotalItemCount: adverts.length, Adverts: adverts });

/** The whole feed in one part. */
async function read(limits: Partial<FeedLimits> = {}): Promise<FeedPart> {
  const { port } = server.address() as AddressInfo;
  const feed = threadFeed({
    feedUrl: `http://127.0.0.1:${port}/`,
    feedFile: '',
    size: { pageSize: 1000 },
    limits: { ...LIMITS, ...limits },
  });
  const parts: FeedPart[] = [];
  for await (const part of feed.parts({ firstImport })) parts.push(part);
  return {
    ...parts.at(-1)!,
    jobs: parts.flatMap(({ jobs }) => jobs),
    rejected: parts.flatMap(({ rejected }) => rejected),
  };
}

describe('a feed that is read in a thread', { timeout: 60_000 }, () => {
  test('becomes rows that are ready to be stored', async () => {
    answer = (response) => response.end(pageOf(advert(1), advert(2, { AdvertTitle: '' })));
    expect(await read()).toMatchObject({
      total: 2,
      jobs: [{ external_id: '1', slug: 'hgv-class-1-driver-leeds-1', posted_at: new Date('2026-03-01T09:00:00Z') }],
      rejected: [{ externalId: '2', reason: 'AdvertTitle is empty' }],
    });
  });

  test('leaves the event loop to others, even with adverts that take long to understand', async () => {
    answer = (response) => response.end(pageOf(...Array.from({ length: 20 }, (_, id) => advert(id, LONG_TEXTS))));
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const [everybody, here] = [process.cpuUsage(), process.threadCpuUsage()];
    const { jobs } = await read();
    clearInterval(timer);
    expect(jobs).toHaveLength(20);
    expect(turns).toBeGreaterThan(10);
    // Whoever reads the adverts has worked for some seconds; it was not this thread.
    expect(process.threadCpuUsage(here).user).toBeLessThan(process.cpuUsage(everybody).user / 2);
  });

  test('is read as far as the limits of its adverts reach, and says so', async () => {
    answer = (response) => response.end(pageOf(advert(1), advert(2), advert(3)));
    expect(await read({ adverts: 2 })).toMatchObject({
      jobs: [{ external_id: '1' }, { external_id: '2' }],
      unread: 'The feed has more than 2 adverts',
    });
  });

  test('counts the bytes that a packed page has when it is unpacked', async () => {
    const packed = gzipSync(`{"Adverts":[${JSON.stringify(advert(1))}${' '.repeat(20 * MB)}`);
    expect(packed.length).toBeLessThan(MB);
    answer = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    expect(await read({ bytes: 10 * MB })).toMatchObject({
      jobs: [{ external_id: '1' }],
      unread: 'The feed is larger than the site has memory for',
    });
  });

  test('may be sent as anything', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(pageOf(advert(1)));
    expect((await read()).jobs).toHaveLength(1);
  });

  test('is asked for once more where it breaks off, and no advert counts twice', async () => {
    const page = pageOf(advert(1), advert(2), advert(3));
    const half = page.slice(0, page.indexOf('"AdvertID":3'));
    let answers = 0;
    answer = (response) => {
      answers += 1;
      if (answers > 1) response.end(page);
      else response.writeHead(200, { 'content-length': page.length }).write(half, () => response.destroy());
    };
    const { jobs, rejected } = await read();
    expect([answers, jobs.map((job) => job.external_id), rejected]).toEqual([2, ['1', '2', '3'], []]);
  });

  test('that needs more memory than the thread may use is unreadable, and the process goes on', async () => {
    answer = (response) => response.end(pageOf(advert(1)));
    await expect(read({ threadMemory: 8 })).rejects.toThrow(
      'The job feed needs more memory to read than the site may use',
    );
    expect((await read()).jobs).toHaveLength(1);
  });

  test('that refuses is unreadable, with its reason', async () => {
    answer = (response) => response.writeHead(403).end();
    await expect(read()).rejects.toMatchObject({
      name: 'FeedError',
      message: 'The job feed could not be read: it answered with status 403',
    });
  });
});

const LONG_TEXTS = {
  JobDescription: 'No nights, out '.repeat(3_000),
  Requirements: 'Class 1, 40 hours '.repeat(2_500),
};
