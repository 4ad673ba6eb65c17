import type { Context } from 'hono';
import { html } from 'hono/html';
import { refuseUnknown } from '../call-settings.ts';
import { htmlPage } from '../html/frame.ts';
import type { UnknownTerm } from '../states/terms.ts';
import { splitTerms } from '../states/terms.ts';
import { GUIDE } from './addresses.ts';
import { nearestTerm, withChoice } from '../states/nearest-term.ts';

const TITLE = 'This link says something that the mocks do not know';

/** Answers 400 to words that mean nothing, and says what was meant or could be: with a page, or JSON for tools. */
export function refuseUnknownWords(context: Context, unknown: readonly UnknownTerm[]): Response | Promise<Response> {
  if (!context.req.header('accept')?.includes('text/html')) return refuseUnknown(unknown);
  const words = unknown.map((each) => ({ ...each, nearest: nearestTerm(each.term) }));
  context.header('cache-control', 'no-store');
  const url = new URL(context.req.url);
  return context.html(
    htmlPage({
      title: TITLE,
      body: html`<main class="narrow">
        <h1>${TITLE}</h1>
        ${words.map((each) => unknownWord(url, each))}
        <p><a href="${GUIDE}">The guide</a> explains all endpoints, states and presets.</p>
      </main>`,
    }),
    400,
  );
}

function unknownWord(url: URL, unknown: UnknownTerm & { nearest: string | undefined }) {
  const { term, problem, choices, nearest } = unknown;
  const isLinked = splitTerms(url.searchParams.getAll('mock').join(',')).includes(term);
  const choice = (name: string) =>
    isLinked
      ? html`<a href="${replaced(url, term, withChoice(unknown, name))}"><code>${name}</code></a>`
      : html`<code>${name}</code>`;
  return html`<section class="box">
    <h2><code>${term}</code></h2>
    <p>
      ${problem}
      ${
        isLinked && nearest !== undefined
          ? html`Did you mean <a href="${replaced(url, term, nearest)}"><code>${nearest}</code></a>?`
          : ''
      }
    </p>
    <h3>What exists</h3>
    <ul class="words">
      ${choices.map((name) => html`<li>${choice(name)}</li>`)}
    </ul>
  </section>`;
}

/** The address with another term in this one's place, and everything else as it is. */
function replaced({ pathname, searchParams }: URL, term: string, by: string): string {
  const rest = new URLSearchParams(searchParams);
  const terms = splitTerms(rest.getAll('mock').join(',')).map((each) => (each === term ? by : each));
  rest.delete('mock');
  return `${pathname}?${[`mock=${terms.map(encodeURIComponent).join(',')}`, rest].filter(String).join('&')}`;
}
