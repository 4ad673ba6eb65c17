import { html } from 'hono/html';
import { GUIDE, withQuery } from './addresses.ts';
import { linkQuery, type MockSettings } from '../settings.ts';
import type { GuideView } from './view.ts';

/** Sets the time that both the server and the browser go by. */
export function clock({ settings, page }: GuideView) {
  const { overrides, clockAhead, dataset } = settings;
  const fields = { mock: overrides.join(','), ...(dataset && { dataset }), ...(page && { page }) };
  const realTime = linkQuery({ ...settings, clockAhead: 0 }, { withData: true });
  const guide = page ? withQuery(GUIDE, `page=${encodeURIComponent(page)}`) : GUIDE;
  return html`<section id="clock">
    <h2>Clock</h2>
    <form action="${GUIDE}">
      ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <label class="field">
        Date and time (UTC)
        <input type="datetime-local" name="now" value="${timeOf(settings)}" required />
      </label>
      <button>Set the clock</button>
      ${clockAhead !== 0 && html`<a href="${withQuery(guide, realTime)}">Use the real time</a>`}
    </form>
    <p>In a link, a day begins at nine in the morning: <code>now=2026-03-01</code>.</p>
  </section>`;
}

const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** The visitor's time, to the minute: '2026-03-01T09:30'. */
const timeOf = (settings: MockSettings): string =>
  new URLSearchParams(linkQuery(settings)).get('now') ?? new Date().toISOString().slice(0, 16);

/** '1 March 2026 at 09:30 UTC' */
export const inWords = (settings: MockSettings): string => `${LONG.format(new Date(`${timeOf(settings)}Z`))} UTC`;
