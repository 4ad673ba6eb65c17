import type { BarChartProps } from '@site/design-system';

const MOST_TICKS = 6;

/** The scale of a chart of yearly pay: between round amounts around all of it, with a few of them marked. */
export function payScale(amounts: readonly number[]): Required<Pick<BarChartProps, 'min' | 'max' | 'ticks'>> {
  const lowest = Math.min(...amounts);
  const highest = Math.max(...amounts);
  const step = highest - lowest > 10_000 * (MOST_TICKS - 2) ? 20_000 : 10_000;
  const min = Math.floor(lowest / step) * step;
  const max = Math.max(min + step, Math.ceil(highest / step) * step);
  const ticks = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
  return { min, max, ticks: ticks.map((at) => ({ at, label: `£${at / 1_000}k` })) };
}
