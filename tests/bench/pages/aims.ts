import type { Figures } from './figures.ts';
import type { Variant } from './serve.ts';

export type PageFigures = Readonly<Record<Variant, Figures>>;

interface Aim {
  title: string;
  limit: number;
  /** What may be `limit` at most. */
  valueOf: (page: PageFigures) => number;
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

const AIMS: readonly Aim[] = [
  { title: 'JavaScript, to one bundle', limit: 1.15, valueOf: ratios.scripts },
  { title: 'LCP, to one bundle', limit: 1.1, valueOf: ratios.paint },
  { title: 'LCP, to no scripts', limit: 1.25, valueOf: ratios.paintToHtml },
  { title: 'TBT, to one bundle', limit: 1.2, valueOf: ratios.blocking },
  { title: 'what Lighthouse’s score lacks to 1', limit: 0.05, valueOf: ({ composed }) => 1 - composed.score },
  { title: 'CLS', limit: 0, valueOf: ({ composed }) => composed.shift },
  { title: 'requests before the page reacts', limit: 12, valueOf: ({ composed }) => composed.requests },
];

export interface Verdict {
  title: string;
  limit: number;
  worst: number;
  /** The page that has it. */
  path: string;
  /** How many pages are within the limit. */
  met: number;
}

/** How these pages do by each aim. */
export function verdictsOn(pages: ReadonlyMap<string, PageFigures>): Verdict[] {
  return AIMS.map(({ title, limit, valueOf }) => {
    const values = [...pages].map(([path, figures]) => ({ path, value: round(valueOf(figures)) }));
    const [worst] = values.toSorted((a, b) => b.value - a.value);
    const met = values.filter(({ value }) => value <= limit).length;
    return { title, limit, worst: worst?.value ?? Number.NaN, path: worst?.path ?? '', met };
  });
}

/** To the hundredths that are shown. */
const round = (value: number) => Math.round(value * 100) / 100;
