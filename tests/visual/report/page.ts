import type { Finding, Results } from './finding.ts';
import { groupsOf, keyOf, type Group } from './groups.ts';
import { script } from './swipe.ts';
import { styles } from './styles.ts';

/** The report as a page that needs nothing else than the pictures beside it. */
export function reportPage(results: Results, { canApprove = false } = {}): string {
  const groups = groupsOf(results.findings);
  const open = results.findings.filter(({ approved, after }) => after && !approved).length;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${groups.length === 0 ? 'Nothing differs' : `${plural(groups.length, 'difference')} to review`}</title>
<style>${styles}</style>
</head>
<body>
<header>
<h1>${groups.length === 0 ? 'Nothing differs' : `${plural(groups.length, 'difference')} in ${plural(results.findings.length, 'picture')}`}</h1>
<p>${results.compared} compared, ${results.taken} taken, in ${results.seconds} seconds.</p>
${open === 0 ? '' : canApprove ? approveForm(`Approve all ${open}`) : '<p>To approve, run <code>npm run test:visual -- --review</code>.</p>'}
</header>
<main>
${groups.map((group) => section(group, canApprove)).join('\n')}
</main>
${MARKER}
<script>${script}</script>
</body>
</html>
`;
}

function section(group: Group, canApprove: boolean): string {
  const [first, ...others] = group;
  const key = keyOf(group);
  return `<section aria-labelledby="g-${key}">
<h2 id="g-${key}">${escape(first.after ? first.summary : `Failed: ${first.summary}`)}</h2>
<p>${plural(group.length, 'picture')}${first.share < 1 ? `; in the first, that is ${Math.floor(first.share * 100)}% of what differs` : ''}.</p>
${first.approved ? '<p class="approved">Approved</p>' : canApprove && first.after ? approveForm(group.length === 1 ? 'Approve it' : `Approve these ${group.length}`, key) : ''}
${viewer(first)}
${others.length === 0 ? '' : `<details><summary>${plural(others.length, 'more picture')}</summary>${others.map(viewer).join('\n')}</details>`}
</section>`;
}

const VIEWS = { side: 'Side by side', swipe: 'Swipe', overlay: 'Overlay', difference: 'Difference' };

function viewer(finding: Finding): string {
  const { id, title, name, mode, before, after } = finding;
  const caption = `<figcaption><h3>${escape(`${title}: ${name}`)}</h3><p>${mode}</p></figcaption>`;
  if (!after) return `<figure>${caption}</figure>`;
  if (!before) return `<figure>${caption}<div class="stage">${picture('New', after)}</div></figure>`;
  const views = Object.entries(VIEWS).map(
    ([value, label], index) =>
      `<label><input type="radio" name="${id}-${mode}" value="${value}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  );
  return `<figure>${caption}
<fieldset><legend>View</legend>${views.join('')}</fieldset>
<div class="range"><span aria-hidden="true">Before</span><input type="range" min="0" max="100" value="50" aria-label="From before to after"><span aria-hidden="true">After</span></div>
<div class="stage" tabindex="0" role="group" aria-label="Pictures of ${escape(name)}">
${picture('Before', before)}
${picture('After', after)}
${difference(before, after)}
</div></figure>`;
}

const picture = (label: string, file: string): string =>
  `<div class="${label.toLowerCase()}"><p aria-hidden="true">${label}</p><img src="${file}" alt="${label}" loading="lazy"></div>`;

/** Pale, what is equal; red, what differs. */
const difference = (before: string, after: string): string =>
  `<div class="difference"><p aria-hidden="true">Difference</p>
<div class="layers"><img src="${after}" alt="Difference" loading="lazy">
<div class="layers"><img src="${before}" alt="" loading="lazy"><img src="${after}" alt="" loading="lazy"></div></div></div>`;

/** Red by how much the colours of a picture add up to, from more than anybody sees. */
const MARKER = `<svg width="0" height="0" aria-hidden="true"><filter id="mark" color-interpolation-filters="sRGB">
<feColorMatrix values="0 0 0 0 0.78 0 0 0 0 0 0 0 0 0 0.16 51 51 51 0 -1"/></filter></svg>`;

const approveForm = (label: string, key?: string): string =>
  `<form method="post" action="approve">${key ? `<input type="hidden" name="group" value="${key}">` : ''}<button>${label}</button></form>`;

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
