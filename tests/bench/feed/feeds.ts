import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

interface Advert {
  AdvertID: number;
  JobDescription: string;
}

const SAMPLE = new URL('../../../api/feeds/sample-feed.json', import.meta.url);
const { Adverts: samples } = JSON.parse(readFileSync(SAMPLE, 'utf8')) as { Adverts: Advert[] };
const MB = 1024 * 1024;

/** What a page of a feed consists of, piece by piece. */
type Body = (page: number) => Iterable<string>;

interface BenchFeed {
  body: Body;
  isCompressed?: boolean;
}

/** By the name that stands in their address and in the report. */
export const FEEDS: Readonly<Record<string, BenchFeed>> = {
  '50,000 adverts of 4 KB': { body: adverts({ total: 50_000, length: 4_000, pageSize: 1_000 }) },
  '50,000 adverts of 4 KB on one page': { body: adverts({ total: 50_000, length: 4_000, pageSize: 50_000 }) },
  '3,000 adverts of 48 KB': { body: adverts({ total: 3_000, length: 48_000, pageSize: 1_000 }) },
  '108 MB of empty objects': { body: () => page(0, 1, 36_000_000, repeated('{},', 108)) },
  '108 MB of open brackets': { body: () => page(0, 1, 1, repeated('[', 108)) },
  'an advert of 108 MB': { body: () => page(0, 1, 1, between('{"AdvertTitle":"', repeated('x', 108), '"}')) },
  'a gigabyte of spaces, packed': { body: () => page(0, 1, 1, repeated(' ', 1024)), isCompressed: true },
};

/** Texts of the sample feed, one after the other, as long as they are wanted. */
function textOf(index: number, length: number): string {
  let text = '';
  for (let next = index; text.length < length; next++) text += samples[next % samples.length]!.JobDescription;
  return text.slice(0, length);
}

function adverts({ total, length, pageSize }: { total: number; length: number; pageSize: number }): Body {
  return (index) => page(index, Math.ceil(total / pageSize), total, written(index * pageSize, pageSize, length));
}

function* written(from: number, count: number, length: number): Iterable<string> {
  for (let index = from; index < from + count; index++) {
    const advert = {
      ...samples[index % samples.length],
      AdvertID: index + 1,
      LastPostDate: '2026-03-01T09:00:00Z',
      JobDescription: textOf(index, length),
    };
    yield `${index > from ? ',' : ''}${JSON.stringify(advert)}`;
  }
}

function* page(index: number, count: number, total: number, content: Iterable<string>): Iterable<string> {
  yield `{"PageIndex":${index},"PageCount":${count},"TotalItemCount":${total},"Adverts":[`;
  yield* content;
  yield ']}';
}

function* repeated(text: string, megabytes: number): Iterable<string> {
  const megabyte = text.repeat(MB / text.length);
  for (let count = 0; count < megabytes; count++) yield megabyte;
}

function* between(before: string, content: Iterable<string>, after: string): Iterable<string> {
  yield before;
  yield* content;
  yield after;
}

/** Serves every feed below its name. */
export async function serveFeeds(): Promise<{ addressOf: (name: string) => string; close: () => void }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const feed = FEEDS[decodeURIComponent(url.pathname.slice(1))];
    const body = Readable.from(feed?.body(Number(url.searchParams.get('PageIndex'))) ?? []);
    if (feed?.isCompressed) response.setHeader('content-encoding', 'gzip');
    // The reader may hang up.
    const sent = (feed?.isCompressed ? body.pipe(createGzip()) : body).on('error', () => response.destroy());
    sent.pipe(response).on('close', () => body.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (name) => `http://127.0.0.1:${port}/${encodeURIComponent(name)}`,
    close: () => void (server.close(), server.closeAllConnections()),
  };
}
