import type { Figures } from './figures.ts';
import type { Variant } from './serve.ts';

export type PageFigures = Readonly<Record<Variant, Figures>>;

interface Aim {
  title: string;
  limit: number;
  /** What may be `limit` at most. */
  valueOf: (page: PageFigures) => number;
  /** The one page that it is about; default: every page. */
  page?: string;
}

/** A shorter blocking time is one that nobody notices: compared, it counts as this. In milliseconds. */
const NOTICED_MS = 50;
const noticed = ({ blocking }: Figures) => Math.max(blocking, NOTICED_MS);

export const ratios = {
  scripts: ({ composed, 'one bundle': bundle }: PageFigures) => composed.scriptBytes / bundle.scriptBytes,
  paint: ({ composed, 'one bundle': bundle }: PageFigures) => composed.largestPaint / bundle.largestPaint,
  paintToHtml: ({ composed, 'no scripts': html }: PageFigures) => composed.largestPaint / html.largestPaint,
  blocking: ({ composed, 'one bundle': bundle }: PageFigures) => noticed(composed) / noticed(bundle),
};

/** A part of another remote brings that remote's container, in KB. */
const FRAGMENT = 12;

const moreThanBundle = ({ composed, 'one bundle': bundle }: PageFigures) =>
  (composed.scriptBytes - bundle.scriptBytes) / 1_000 - (composed.hasFragment ? FRAGMENT : 0);

const AIMS: readonly Aim[] = [
  {
    title: `KB of JavaScript more than one bundle, and than ${FRAGMENT} for a fragment`,
    limit: 25,
    valueOf: moreThanBundle,
  },
  { title: 'JavaScript, to one bundle', limit: 1.15, valueOf: ratios.scripts, page: '/jobs' },
  { title: 'LCP, to one bundle', limit: 1.1, valueOf: ratios.paint },
  { title: 'LCP, to no scripts', limit: 1.25, valueOf: ratios.paintToHtml },
  { title: 'TBT, to one bundle', limit: 1.2, valueOf: ratios.blocking },
  { title: 'what Lighthouse’s score lacks to 1', limit: 0.05, valueOf: ({ composed }) => 1 - composed.score },
  { title: 'CLS', limit: 0, valueOf: ({ composed }) => composed.shift },
  { title: 'requests before the page reacts', limit: 18, valueOf: ({ composed }) => composed.requests },
];

export interface Verdict {
  title: string;
  limit: number;
  worst: number;
  /** The page that has it. */
  path: string;
  /** How many pages are within the limit. */
  met: number;
  /** Of how many. */
  pages: number;
}

/** How these pages do by each aim; without those that are about none of them. */
export const verdictsOn = (pages: ReadonlyMap<string, PageFigures>): Verdict[] =>
  AIMS.flatMap(({ title, limit, valueOf, page }) => {
    const values = [...pages]
      .filter(([path]) => page === undefined || path === page)
      .map(([path, figures]) => ({ path, value: round(valueOf(figures)) }));
    const [worst] = values.toSorted((a, b) => b.value - a.value);
    const met = values.filter(({ value }) => value <= limit).length;
    return worst ? [{ title, limit, worst: worst.value, path: worst.path, met, pages: values.length }] : [];
  });

/** To the hundredths that are shown. */
const round = (value: number) => Math.round(value * 100) / 100;
