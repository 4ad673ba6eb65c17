import { join } from 'node:path';
import { Hono } from 'hono';
import { requestsIn } from '../request-log.ts';
import { settingsOf } from '../settings.ts';
import { GUIDE, pageNamed } from './addresses.ts';
import { FAILED_PAGE, failedPage } from './failed-page.ts';
import { renderGuide } from './page.ts';

export { STYLE } from '../html/style.ts';
export { GUIDE } from './addresses.ts';
export { followLink } from './follow-link.ts';
export { refuseUnknownWords } from './unknown-words.ts';

/** The file of the panel's script, once it is built. */
export const PANEL = join(import.meta.dirname, '../panel/dist/panel.js');

interface GuideOptions {
  /** Whether this server has the site's pages, to which the guide's links then lead. */
  hasPages: boolean;
}

/** The guide for testers: what can be set, and what is set for this visitor. */
export const createGuide = ({ hasPages }: GuideOptions): Hono =>
  new Hono()
    .get(GUIDE, (context) => {
      const { page, find = '' } = context.req.query();
      context.header('cache-control', 'no-store');
      return context.html(
        renderGuide({
          settings: settingsOf(context.req.raw),
          origin: new URL(context.req.url).origin,
          page: hasPages ? pageNamed(page) : undefined,
          find: find.trim(),
          hasPages,
        }),
      );
    })
    .get(FAILED_PAGE, (context) =>
      context.redirect(failedPage(context.req.query('route') ?? '', settingsOf(context.req.raw)), 302),
    )
    .get(`${GUIDE}/log`, (context) => {
      context.header('cache-control', 'no-store');
      return context.json({ entries: requestsIn(settingsOf(context.req.raw)) });
    });
