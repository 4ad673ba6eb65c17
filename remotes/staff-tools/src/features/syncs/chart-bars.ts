import type { ListedSync } from '@site/contract';

/** The rows of the chart, from the top. */
export const CHART_ROWS = [
  { key: 'jobsAdded', label: 'Added' },
  { key: 'jobsUpdated', label: 'Updated' },
  { key: 'jobsClosed', label: 'Closed' },
  { key: 'jobsFailed', label: 'Rejected' },
] as const satisfies readonly { key: keyof ListedSync; label: string }[];
export type ChartKey = (typeof CHART_ROWS)[number]['key'];

/** With fewer syncs, bars do not grow any wider. */
const LEAST_SLOTS = 24;

/** Where a sync stands in the chart, as shares of its width, the newest at the right. */
export function slotOf(index: number, count: number): { start: number; width: number } {
  const slots = Math.max(count, LEAST_SLOTS);
  return { start: (slots - count + index) / slots, width: 1 / slots };
}

/** The height of a bar as a share of the highest, on a square-root scale: a few jobs show beside hundreds. */
export const heightOf = (value: number, largest: number): number => (value === 0 ? 0 : Math.sqrt(value / largest));

export const largestOf = (syncs: readonly ListedSync[], keys: readonly ChartKey[]): number =>
  Math.max(0, ...syncs.flatMap((sync) => keys.map((key) => sync[key])));
