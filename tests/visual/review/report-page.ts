import { html, type Html } from '../../../api/mail/html.ts';
import { brands, modes } from '../../../.storybook/modes.ts';
import { componentOf, pathOf, type Entry, type Review, type Side } from './entry.ts';
import { REPORT_STYLE } from './report-style.ts';

import { KINDS, summaryOf } from './summary.ts';

const MODES = Object.keys(modes);
const SIDES: Readonly<Record<Side, string>> = { before: 'Before', after: 'After', difference: 'Difference' };

/** A page that shows the pictures beside it, component by component, and says how each is approved. */
export function reportPage({ same, entries }: Review): string {
  const components = Map.groupBy(entries, ({ title }) => title);
  const sorted = [...components].toSorted(([left], [right]) => left.localeCompare(right, 'en'));
  return html`<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${summaryOf(entries)}: pictures of stories</title>
<link rel="icon" href="data:,">
<style>${{ markup: REPORT_STYLE }}</style>
<main>
<h1>Pictures of stories</h1>
<p>${summaryOf(entries)}. ${same.toLocaleString('en-GB')} as approved.</p>
${entries.length > 0 ? overview(sorted) : html`<p>There is nothing to review.</p>`}
${sorted.map(([title, each]) => component(title, each))}
</main>
</html>
`.markup;
}

const overview = (components: readonly [string, readonly Entry[]][]): Html => html`
${components.every(([, entries]) => isFailure(entries)) ? '' : html`<p>To approve everything: ${command('')}</p>`}
<nav aria-label="Components"><ul>${components.map(
  ([title, entries]) => html`
<li><a href="#${anchorOf(entries)}">${title}</a> <span>${summaryOf(entries)}</span></li>`,
)}
</ul></nav>`;

function component(title: string, entries: readonly Entry[]): Html {
  const stories = [...Map.groupBy(entries, ({ id }) => id).values()];
  return html`
<section aria-labelledby="${anchorOf(entries)}">
<h2 id="${anchorOf(entries)}">${title}</h2>
${stories.length > 1 && !isFailure(entries) ? html`<p>To approve all of it: ${command(` ${anchorOf(entries)}`)}</p>` : ''}
${stories.map(story)}
</section>`;
}

function story(entries: readonly Entry[]): Html {
  const [{ id, name }] = entries as [Entry];
  return html`
<article aria-labelledby="${id}">
<h3 id="${id}">${name}</h3>
${isFailure(entries) ? '' : html`<p>To approve: ${command(` ${id}`)}</p>`}
${entries.toSorted((left, right) => MODES.indexOf(left.mode) - MODES.indexOf(right.mode)).map(picture)}
</article>`;
}

const picture = (entry: Entry): Html => html`
<h4>${modeName(entry)} <span class="${entry.kind}">${KINDS[entry.kind]}</span></h4>
${entry.message === undefined ? '' : html`<pre tabindex="0">${entry.message}</pre>`}
<div class="sides">${entry.sides.map((side) => figure(side, entry))}</div>`;

/** The picture is a link, which opens all of it in its own size. */
function figure(side: Side, entry: Entry): Html {
  const path = pathOf(side, entry);
  const alt = `${SIDES[side]}: ${entry.title}, ${entry.name}, ${modeName(entry)}`;
  const { part } = entry;
  const frame = part ? `aspect-ratio: ${part.width} / ${part.height}; inline-size: ${part.width}px` : '';
  const size = part ? `inline-size: ${(100 * part.of) / part.width}%` : '';
  return html`
<figure><figcaption>${SIDES[side]}</figcaption>
<a href="${path}" style="${frame}"><img src="${path}" alt="${alt}" style="${size}" loading="lazy"></a></figure>`;
}

function modeName({ mode }: Entry): string {
  const { brand, viewport, scheme } = modes[mode];
  return `${brands[brand]}, ${viewport} wide, ${scheme}`;
}

const command = (names: string): Html => html`<code>npm run test:visual -- --approve${names}</code>`;

const anchorOf = ([first]: readonly Entry[]): string => (first ? componentOf(first) : '');

/** There is nothing to approve. */
const isFailure = (entries: readonly Entry[]): boolean => entries.every(({ kind }) => kind === 'failed');
