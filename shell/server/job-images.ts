import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { JOB_NOT_FOUND, salaryText, type ApiClient } from '@site/contract';
import { toJpeg } from '../../build/brand-images/jpeg.ts';
import { shareImagePainter, type ShareImageStyle } from '../../build/brand-images/share-image.ts';
import { copyOf, type PageCopy } from './page-copy.ts';
import type { AnswerFile } from './file-answers.ts';

interface JobImageOptions {
  /** The built shell: its brand's style and font are in 'share-image'. */
  dist: string;
  /** Calls the API as an anonymous visitor. */
  api: ApiClient;
  answerFile: AnswerFile;
}

/** /jobs/{slug}/share.jpg: what link previews show of an open job, 1200 by 630 pixels. */
export function createJobImages({ dist, api, answerFile }: JobImageOptions): Hono {
  let painter: ReturnType<typeof readPainter> | undefined;
  return new Hono().get('/jobs/:slug/share.jpg', (context) =>
    answerFile(context, async (signal) => {
      const reply = await api.getJobDetails({ slug: context.req.param('slug') }, { signal });
      if (!reply.ok) return missing(reply.error.kind === 'refused' ? reply.error.status : BAD_GATEWAY);
      const { job } = reply.data;
      painter ??= readPainter(dist);
      const paint = await painter;
      const svg = paint({ heading: job.title, details: [job.location, salaryText(job)].filter(Boolean) });
      return copyOf(await toJpeg(svg), { ...FACTS, status: 200, type: 'image/jpeg', mayBeKept: true });
    }),
  );
}

const FACTS = { route: '/jobs/:slug/share.jpg' };
const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const GONE = 410;
const BAD_GATEWAY = 502;

/** No job can have an address that is refused. */
function missing(status: number): Promise<PageCopy> {
  const isMissing = [BAD_REQUEST, NOT_FOUND, GONE].includes(status);
  const type = 'text/plain; charset=utf-8';
  if (!isMissing) return copyOf('The picture could not be drawn', { ...FACTS, status, type, mayBeKept: false });
  return copyOf(JOB_NOT_FOUND, { ...FACTS, status: status === GONE ? GONE : NOT_FOUND, type, mayBeKept: true });
}

async function readPainter(dist: string) {
  const folder = join(dist, 'share-image');
  const style = JSON.parse(await readFile(join(folder, 'style.json'), 'utf8')) as ShareImageStyle;
  return shareImagePainter(style, await readFile(join(folder, 'font.woff2')));
}
