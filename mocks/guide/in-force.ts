import { html } from 'hono/html';
import { linkQuery, type MockSettings } from '../settings.ts';
import { nearestTerm } from '../states/nearest-term.ts';
import { meaningOf } from '../states/term-meaning.ts';
import { readTerms } from '../states/terms.ts';
import { GUIDE, withQuery } from './addresses.ts';
import { inWords } from './clock.ts';
import type { GuideView } from './view.ts';

/** What the visitor's cookie says, how to share it, and how to be rid of it. */
export function inForce(view: GuideView) {
  const { settings, origin, page, hasPages } = view;
  const { terms, clockAhead } = settings;
  const guide = page ? withQuery(GUIDE, `page=${encodeURIComponent(page)}`) : GUIDE;
  return html`<section id="in-force" class="box">
    <h2>In force now</h2>
    ${
      terms.length === 0
        ? html`<p>No state is set: every endpoint gives its usual answer.</p>`
        : html`<ul class="in-force">
            ${terms.map((term) => wordInForce(term, settings, guide))}
          </ul>`
    }
    ${clockAhead !== 0 && html`<p>The clock says <strong>${inWords(settings)}</strong>.</p>`}
    ${
      (terms.length > 0 || clockAhead !== 0) &&
      html`<label class="field">
          Link to copy
          <input readonly value="${origin + withQuery(hasPages ? (page ?? '/') : GUIDE, linkQuery(settings))}" />
        </label>
        <p><a href="${withQuery(guide, 'mock=')}">Reset</a>: no states, the real time, new data.</p>`
    }
  </section>`;
}

function wordInForce(term: string, settings: MockSettings, guide: string) {
  const others = { ...settings, terms: settings.terms.filter((each) => each !== term) };
  return html`<li>
    <code>${term}</code> ${explanation(term)}
    <a href="${withQuery(guide, linkQuery(others, { withData: true }))}" aria-label="Remove ${term}">Remove</a>
  </li>`;
}

function explanation(term: string): string {
  const [unknown] = readTerms([term]).unknown;
  const nearest = unknown && nearestTerm(term);
  if (unknown) return `${unknown.problem}${nearest === undefined ? '' : ` Did you mean “${nearest}”?`}`;
  return meaningOf(term);
}
