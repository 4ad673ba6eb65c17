import { quantile } from '../quantile.ts';
import type { Audit } from './lighthouse.ts';
import type { Measurement } from './measure.ts';
import type { Visit } from './visit.ts';

/** The medians of a page's visits. */
export interface Figures extends Audit {
  scriptBytes: number;
  scripts: number;
  /** Whether it shows a part of another remote. */
  hasFragment: boolean;
  /** Of all files, with the page's HTML. */
  bytes: number;
  requests: number;
  interaction: number;
}

export function figuresOf({ visits, audits }: Measurement): Figures {
  const ofVisits = (value: (visit: Visit) => number) => median(visits.map(value));
  const ofAudits = (value: (audit: Audit) => number) => median(audits.map(value));
  return {
    scriptBytes: ofVisits((visit) => sum(scriptsOf(visit))),
    scripts: ofVisits((visit) => scriptsOf(visit).length),
    hasFragment: visits.some((visit) => scriptsOf(visit).some(([path]) => path.includes('/shown-fragment-'))),
    bytes: ofVisits(({ files }) => sum(Object.entries(files))),
    requests: ofVisits(({ requests }) => requests),
    interaction: ofVisits(({ interaction }) => interaction),
    firstPaint: ofAudits(({ firstPaint }) => firstPaint),
    largestPaint: ofAudits(({ largestPaint }) => largestPaint),
    blocking: ofAudits(({ blocking }) => blocking),
    shift: ofAudits(({ shift }) => shift),
    score: ofAudits(({ score }) => score),
  };
}

/** Path and bytes of each script, the largest first. */
export const scriptsOf = ({ files }: Visit): (readonly [path: string, bytes: number])[] =>
  Object.entries(files)
    .filter(([path]) => path.endsWith('.js'))
    .toSorted(([, a], [, b]) => b - a);

const sum = (files: readonly (readonly [string, number])[]) => files.reduce((total, [, bytes]) => total + bytes, 0);

const median = (values: readonly number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
