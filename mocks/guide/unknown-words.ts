import type { Context } from 'hono';
import { html } from 'hono/html';
import { refuseUnknown } from '../call-settings.ts';
import { htmlPage } from '../html/frame.ts';
import { splitOverrides, type UnknownOverride } from '../states/overrides.ts';
import { GUIDE } from './addresses.ts';
import { nearestOverride, withChoice } from '../states/nearest-override.ts';

const TITLE = 'This link says something that the mocks do not know';

/** Answers 400 to words that mean nothing, and says what was meant or could be: with a page, or JSON for tools. */
export function refuseUnknownWords(
  context: Context,
  unknown: readonly UnknownOverride[],
): Response | Promise<Response> {
  if (!context.req.header('accept')?.includes('text/html')) return refuseUnknown(unknown);
  const words = unknown.map((each) => ({ ...each, nearest: nearestOverride(each.override) }));
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

function unknownWord(url: URL, unknown: UnknownOverride & { nearest: string | undefined }) {
  const { override, problem, choices, nearest } = unknown;
  const isLinked = splitOverrides(url.searchParams.getAll('mock').join(',')).includes(override);
  const choice = (name: string) =>
    isLinked
      ? html`<a href="${replaced(url, override, withChoice(unknown, name))}"><code>${name}</code></a>`
      : html`<code>${name}</code>`;
  return html`<section class="box">
    <h2><code>${override}</code></h2>
    <p>
      ${problem}
      ${
        isLinked && nearest !== undefined
          ? html`Did you mean <a href="${replaced(url, override, nearest)}"><code>${nearest}</code></a>?`
          : ''
      }
    </p>
    <h3>What exists</h3>
    <ul class="words">
      ${choices.map((name) => html`<li>${choice(name)}</li>`)}
    </ul>
  </section>`;
}

/** The address with another override in this one's place, and everything else as it is. */
function replaced({ pathname, searchParams }: URL, override: string, by: string): string {
  const rest = new URLSearchParams(searchParams);
  const overrides = splitOverrides(rest.getAll('mock').join(',')).map((each) => (each === override ? by : each));
  rest.delete('mock');
  return `${pathname}?${[`mock=${overrides.map(encodeURIComponent).join(',')}`, rest].filter(String).join('&')}`;
}
