import { loadavg } from 'node:os';
import { machine } from '../machine.ts';
import { table } from '../table.ts';
import { ratios, verdictsOn, type PageFigures } from './aims.ts';
import type { Figures } from './figures.ts';

type Pages = ReadonlyMap<string, PageFigures>;

/** Aims and figures as Markdown tables. */
export const tablesOf = (pages: Pages): string =>
  [
    `### The aims\n\n${aims(pages)}`,
    `### What a first visit loads\n\n${loaded(pages)}`,
    `### When the page shows\n\n${shown(pages)}`,
    `### When it reacts\n\n${reacting(pages)}`,
  ].join('\n\n');

function aims(pages: Pages): string {
  const rows = verdictsOn(pages).map(({ title, limit, worst, path, met, pages: of }) => [
    title,
    String(limit),
    String(worst),
    path,
    `${met} of ${of}`,
  ]);
  return table(['aim', 'at most', 'worst', 'page', 'pages that meet it'], rows);
}

const loaded = (pages: Pages) =>
  tableOf(pages, [
    ['JS (a), KB', ({ composed }) => kilobytes(composed.scriptBytes)],
    ['(b)', ({ 'one bundle': bundle }) => kilobytes(bundle.scriptBytes)],
    ['a/b', (page) => ratios.scripts(page).toFixed(2)],
    ['files (a)', ({ composed }) => whole(composed.scripts)],
    ['(b)', ({ 'one bundle': bundle }) => whole(bundle.scripts)],
    ...inEach('all, KB', ({ bytes }) => kilobytes(bytes)),
    ...inEach('requests', ({ requests }) => whole(requests)),
  ]);

const shown = (pages: Pages) =>
  tableOf(pages, [
    ...inEach('FCP', ({ firstPaint }) => whole(firstPaint)),
    ...inEach('LCP', ({ largestPaint }) => whole(largestPaint)),
    ['a/b', (page) => ratios.paint(page).toFixed(2)],
    ['a/c', (page) => ratios.paintToHtml(page).toFixed(2)],
    ['CLS (a)', ({ composed }) => composed.shift.toFixed(2)],
  ]);

const reacting = (pages: Pages) =>
  tableOf(pages, [
    ...inEach('TBT', ({ blocking }) => whole(blocking)),
    ['a/b', (page) => ratios.blocking(page).toFixed(2)],
    ['INP (a)', ({ composed }) => whole(composed.interaction)],
    ['(b)', ({ 'one bundle': bundle }) => whole(bundle.interaction)],
    ...inEach('score', ({ score }) => score.toFixed(2)),
  ]);

type Column = readonly [title: string, write: (page: PageFigures) => string];

/** A column for each variant. */
const inEach = (title: string, write: (figures: Figures) => string): Column[] => [
  [`${title} (a)`, ({ composed }) => write(composed)],
  ['(b)', ({ 'one bundle': bundle }) => write(bundle)],
  ['(c)', ({ 'no scripts': html }) => write(html)],
];

const tableOf = (pages: Pages, columns: readonly Column[]) =>
  table(
    ['page', ...columns.map(([title]) => title)],
    [...pages].map(([path, figures]) => [path, ...columns.map(([, write]) => write(figures))]),
  );

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const whole = (value: number) => value.toFixed(0);

/** The section of docs/benchmarks.md. */
export const sectionOf = (pages: Pages, runs: number): string => `\
\`npm run bench:pages -- --write\` writes this section. ${machine()}
The machine's load was ${loadavg()[0]?.toFixed(1)}: the benchmark alone causes about 2. With more, trust the bytes and compare the columns.

Built from the same sources and served in the same way, each page is measured as **(a)** the composed site, **(b)** one
bundle without federation, and **(c)** the HTML of (a) without its scripts.

- (b) has each page's own code in chunks of its own, all that every page needs in one file, and links to what a page
  needs in its HTML, like (a). In both, scripts begin to load once the browser has painted the page. Both hydrate, react
  to the same script, and report no error, or the benchmark fails.
- A proxy as in front of the deployed site, HTTP/2 on TLS, answers from memory: how long the server takes does not count.
- Bytes are as sent, mostly in Brotli; a public page's as they are once it has been asked for again. Requests are those
  begun before React has hydrated the page.
- FCP, LCP, TBT, CLS and the score are Lighthouse's for a phone. It loads the page at full speed and simulates the slow
  network and processor (\`simulate\`), so that they depend less on the machine; TBT does most.
- INP is the slowest answer to a script on a processor slowed down four times: it opens the menu, closes it by a key,
  and opens the page's dialog or types into its first field. Chromium reports steps of 8 ms, from 16.
- Times are in milliseconds. ${runs === 1 ? 'Each page was visited once' : `Each figure is the median of ${runs} visits`}, with a new browser profile for each visit,
  (a), (b) and (c) in turn. In the ratio of TBT, less than 50 counts as 50.

${tablesOf(pages)}

\`npm run bench:pages -- --pages /jobs,/contact --runs 1 --files\` takes a quick look, and lists the scripts.
`;
