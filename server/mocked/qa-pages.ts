import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { clockScript, settingsOf } from '@site/mocks';
import { API_DOCS, createApiDocs } from '@site/mocks/api-docs';
import { createGuide, GUIDE, PANEL } from '@site/mocks/guide';

const NOT_BUILT = '// The panel has not been built: node scripts/build.ts --mocked';

const SCRIPT = { 'cache-control': 'no-store', 'content-type': 'text/javascript; charset=utf-8' };

const pages = new Hono()
  .route('/', createApiDocs())
  .route('/', createGuide({ hasPages: true }))
  .get(`${GUIDE}/clock.js`, (context) => context.body(clockScript(settingsOf(context.req.raw).clockAhead), 200, SCRIPT))
  .get(`${GUIDE}/panel.js`, async (context) =>
    context.body(await readFile(PANEL, 'utf8').catch(() => NOT_BUILT), 200, SCRIPT),
  );

/** What is there for QA alone; undefined for the site's own addresses. */
export async function answerForQa(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const isForQa = pathname === API_DOCS || pathname === GUIDE || pathname.startsWith(`${GUIDE}/`);
  return isForQa ? pages.fetch(request) : undefined;
}
