import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '@site/api/program';
import { createMockApi, mockState } from '@site/mocks';
import { createReadCounter } from '../http/rejection.ts';
import { createSourcePages } from '../pages/source-pages.test-support.ts';
import { CONNECTION } from '../serving.test-support.ts';
import { createPageFiles } from './page-files.ts';

const font = join(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
);
const dist = mkdtempSync(join(tmpdir(), 'share-image-'));
mkdirSync(join(dist, 'share-image'));
const style = { name: 'Haulwell', mark: '<svg/>', paper: '#ffffff', ground: '#000000', accent: '#ff6e00' };
writeFileSync(join(dist, 'share-image/style.json'), JSON.stringify(style));
writeFileSync(join(dist, 'share-image/font.woff2'), readFileSync(font));
afterAll(() => rmSync(dist, { recursive: true }));

const [job] = mockState.jobs;
let app: Hono;
let asked: string[];

beforeEach(async () => {
  const mock = createMockApi();
  asked = [];
  const api = {
    ...mock,
    fetch: (request: Request) => {
      asked.push(new URL(request.url).pathname);
      return mock.fetch(request);
    },
    addressOf: () => '203.0.113.7',
  };
  app = createPageFiles({
    api,
    pages: await createSourcePages(api),
    revision: async () => '1',
    countRead: createReadCounter(),
    log: createLog(() => undefined),
    dist,
  });
});

const get = async (page: string, headers: Record<string, string> = {}) =>
  app.request(`${page}/share.jpg`, { headers }, CONNECTION);
const jobPath = ({ slug }: { slug: string }) => `/jobs/${slug}`;

describe('the picture of a job in link previews', () => {
  test('is a JPEG of 1200 by 630 pixels with something written on it', async () => {
    const response = await get(jobPath(job!));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const image = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const heading = await image.extract({ left: 80, top: 240, width: 600, height: 80 }).stats();
    expect(heading.channels[0]!.max).toBeGreaterThan(200);
  });

  test('is drawn once, and answers 304 to who has it', async () => {
    const etag = (await get(jobPath(job!))).headers.get('etag') ?? '';
    const again = await get(jobPath(job!), { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect([again.status, asked]).toEqual([
      304,
      ['/.netlify/functions/get-job-details', '/.netlify/functions/answer-record'],
    ]);
  });

  test('is drawn once the style can be read again', async () => {
    const file = join(dist, 'share-image/style.json');
    renameSync(file, `${file}.away`);
    app.onError(() => new Response(null, { status: 500 }));
    expect((await get(jobPath(job!))).status).toBe(500);
    renameSync(`${file}.away`, file);
    expect((await get(jobPath(job!))).status).toBe(200);
  });

  test('is not there for an unknown job, or for another spelling of a known one', async () => {
    for (const path of ['/jobs/no-such-job', `/jobs/${'x'.repeat(300)}`, jobPath(job!).toUpperCase()])
      expect((await get(path)).status, path).toBe(404);
  });

  test('is refused to a stranger who asks for many at once', async () => {
    const statuses = (await Promise.all(mockState.jobs.slice(0, 8).map((each) => get(jobPath(each))))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 503)).toHaveLength(5);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  });
});

test('an article has a picture of its own, another one than a job’s', async () => {
  const [picture, other] = await Promise.all(
    ['/blog/safety-tips', jobPath(job!)].map(async (path) => Buffer.from(await (await get(path)).arrayBuffer())),
  );
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture!.equals(other!)).toBe(false);
});

test('a page that names no picture of its own has none, and neither has a page that does not exist', async () => {
  for (const path of ['/contact', '/nobody', '/jobs']) expect((await get(path)).status, path).toBe(404);
});
