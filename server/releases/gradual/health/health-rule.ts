import type { Tally } from '@site/contract';
import { HEALTH_MEASURES, type HealthMeasure, type RemoteHealth } from './health.ts';

/** When a version is worse than another by one measure: all of these conditions must hold. */
interface Worse {
  /** How many bad ones it takes at least. */
  leastBad: number;
  /** How much higher the share of bad ones is at least. */
  margin: number;
  /** If the live version has been seen less often than this, the missing visits count as good. */
  assumedGood: number;
  says: string;
}

const RULES: Readonly<Record<HealthMeasure, Worse>> = {
  renders: { leastBad: 5, margin: 0.01, assumedGood: 20, says: 'pages failed on the server' },
  visits: { leastBad: 5, margin: 0.01, assumedGood: 20, says: 'visits failed in the browser' },
  // How fast a page is depends on the visitor's device, too: without visits to compare with, nothing is known.
  vitals: { leastBad: 20, margin: 0.1, assumedGood: 0, says: 'visits were slow or unsteady' },
};

/**
 * The probability below which a difference is not put down to chance. It is computed every few seconds: the one in
 * twenty of a single look would return every version sooner or later.
 */
const LIKELIEST_CHANCE = 1 / 20_000;

/**
 * Why a gradual release has to be returned: a sentence with the figures of the measure in which it is worse than the
 * live version. Undefined while it is not, or too few visitors have seen it. Both are counted over the same time.
 */
export function reasonToReturn(gradual: RemoteHealth, live: RemoteHealth): string | undefined {
  const measure = HEALTH_MEASURES.find((name) => isWorse(gradual[name], live[name], RULES[name]));
  if (!measure) return undefined;
  const figures = ({ bad, total }: Tally) => `${bad} of ${total}`;
  return `${figures(gradual[measure])} ${RULES[measure].says}; of the live version, ${figures(live[measure])}`;
}

function isWorse(gradual: Tally, live: Tally, { leastBad, margin, assumedGood }: Worse): boolean {
  if (gradual.bad < leastBad || shareOf(gradual) - shareOf(live) < margin) return false;
  return chanceOf(gradual, { bad: live.bad, total: Math.max(live.total, assumedGood) }) < LIKELIEST_CHANCE;
}

const shareOf = ({ bad, total }: Tally): number => (total === 0 ? 0 : bad / total);

/**
 * Fisher's exact test, one-sided: how likely it is that, of all the bad ones, chance gives the first as many as it has
 * or more. Exact for few and for rare ones, where comparing two shares by the normal distribution is not.
 */
function chanceOf(first: Tally, second: Tally): number {
  const total = first.total + second.total;
  const bad = first.bad + second.bad;
  const good = total - bad;
  const most = Math.min(bad, first.total);
  let term = Math.exp(
    logChoose(bad, first.bad) + logChoose(good, first.total - first.bad) - logChoose(total, first.total),
  );
  let sum = 0;
  for (let count = first.bad; count <= most && term > sum * Number.EPSILON; count += 1) {
    sum += term;
    term *= ((bad - count) * (first.total - count)) / ((count + 1) * (good - first.total + count + 1));
  }
  return sum;
}

const logChoose = (from: number, chosen: number): number =>
  logFactorial(from) - logFactorial(chosen) - logFactorial(from - chosen);

/** By Stirling's series; off by less than 0.0003. */
function logFactorial(n: number): number {
  if (n === 0) return 0;
  const correction = 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5);
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + correction;
}
