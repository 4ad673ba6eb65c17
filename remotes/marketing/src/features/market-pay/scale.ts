import type { RolePay } from '@site/contract';

export interface Scale {
  /** Where an amount lies, from 0 to 100. */
  at(pounds: number): number;
  /** Round amounts from one end to the other. */
  ticks: readonly number[];
}

const STEP = 10_000;

/** From the ten thousand below the lowest quartile to the one above the highest. */
export function scaleFor(roles: readonly Pick<RolePay, 'lowerQuartile' | 'upperQuartile'>[]): Scale {
  const from = Math.floor(Math.min(...roles.map((role) => role.lowerQuartile)) / STEP) * STEP;
  const to = Math.max(from + STEP, Math.ceil(Math.max(...roles.map((role) => role.upperQuartile)) / STEP) * STEP);
  return {
    at: (pounds) => ((pounds - from) / (to - from)) * 100,
    ticks: Array.from({ length: (to - from) / STEP + 1 }, (_, index) => from + index * STEP),
  };
}
