import { html } from 'hono/html';
import { linkQuery, type MockSettings } from '../settings.ts';
import { nearestOverride } from '../states/nearest-override.ts';
import { meaningOf, readOverrides } from '../states/overrides.ts';
import { GUIDE, withQuery } from './addresses.ts';
import { inWords } from './clock.ts';
import type { GuideView } from './view.ts';

/** What the visitor's cookie says, how to share it, and how to be rid of it. */
export function inForce(view: GuideView) {
  const { settings, origin, page, hasPages } = view;
  const { overrides, clockAhead } = settings;
  const guide = page ? withQuery(GUIDE, `page=${encodeURIComponent(page)}`) : GUIDE;
  return html`<section id="in-force" class="box">
    <h2>In force now</h2>
    ${
      overrides.length === 0
        ? html`<p>No state is set: every endpoint gives its usual answer.</p>`
        : html`<ul class="in-force">
            ${overrides.map((override) => wordInForce(override, settings, guide))}
          </ul>`
    }
    ${clockAhead !== 0 && html`<p>The clock says <strong>${inWords(settings)}</strong>.</p>`}
    ${
      (overrides.length > 0 || clockAhead !== 0) &&
      html`<label class="field">
          Link to copy
          <input readonly value="${origin + withQuery(hasPages ? (page ?? '/') : GUIDE, linkQuery(settings))}" />
        </label>
        <p><a href="${withQuery(guide, 'mock=')}">Reset</a>: no states, the real time, new data.</p>`
    }
  </section>`;
}

function wordInForce(override: string, settings: MockSettings, guide: string) {
  const others = { ...settings, overrides: settings.overrides.filter((each) => each !== override) };
  return html`<li>
    <code>${override}</code> ${explanation(override)}
    <a href="${withQuery(guide, linkQuery(others, { withData: true }))}" aria-label="Remove ${override}">Remove</a>
  </li>`;
}

function explanation(override: string): string {
  const [unknown] = readOverrides([override]).unknown;
  const nearest = unknown && nearestOverride(override);
  if (unknown) return `${unknown.problem}${nearest === undefined ? '' : ` Did you mean “${nearest}”?`}`;
  return meaningOf(override);
}
