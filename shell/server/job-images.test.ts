import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiClient } from '@site/contract';
import { createMockApi, mockState } from '@site/mocks';
import { createJobImages } from './job-images.ts';
import { createReadCounter } from './refusal.ts';
import { CONNECTION } from './serving.test-support.ts';
import { createFileAnswers } from './file-answers.ts';
import { createWorkQueue } from './work-queue.ts';

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
let details: number;

beforeEach(() => {
  const api = createMockApi();
  details = 0;
  const client = createApiClient({
    baseUrl: 'http://localhost',
    fetch: (request) => {
      details += 1;
      return api.fetch(request);
    },
  });
  const answerFile = createFileAnswers({
    api: { ...api, dataRevision: async () => '1', addressOf: () => '203.0.113.7' },
    queue: createWorkQueue({ atOnce: 1, waiting: 4, perVisitor: 2 }),
    countRead: createReadCounter(),
    bytes: 10_000_000,
  });
  app = new Hono().route('/', createJobImages({ dist, api: client, answerFile }));
});

const get = async (slug: string, headers: Record<string, string> = {}) =>
  app.request(`/jobs/${slug}/share.jpg`, { headers }, CONNECTION);

describe('the picture of a job in link previews', () => {
  test('is a JPEG of 1200 by 630 pixels with something written on it', async () => {
    const response = await get(job!.slug);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const image = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const heading = await image.extract({ left: 80, top: 240, width: 600, height: 80 }).stats();
    expect(heading.channels[0]!.max).toBeGreaterThan(200);
  });

  test('is drawn once, and answers 304 to who has it', async () => {
    const etag = (await get(job!.slug)).headers.get('etag') ?? '';
    const again = await get(job!.slug, { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect([again.status, details]).toEqual([304, 1]);
  });

  test('is not there for an unknown job', async () => {
    expect((await get('no-such-job')).status).toBe(404);
    expect((await get('x'.repeat(300))).status).toBe(404);
  });

  test('is refused to a stranger who asks for many at once', async () => {
    const slugs = mockState.jobs.slice(0, 8).map(({ slug }) => slug);
    const statuses = (await Promise.all(slugs.map((slug) => get(slug)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(6);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  });
});
