import type { Tally } from '@site/contract';

/** Of fewer than these, a share says nothing. */
const ENOUGH = 20;

const isEnough = ({ total }: Tally): boolean => total >= ENOUGH;
const shareOf = ({ bad, total }: Tally): number => bad / total;

/** '0.31%', or why there is no share. */
export function shareText(tally: Tally): string {
  if (tally.total === 0) return 'None yet';
  if (!isEnough(tally)) return 'Too few to tell';
  return shareOf(tally).toLocaleString('en-GB', { style: 'percent', maximumSignificantDigits: 2 });
}

/** In percentage points. Smaller differences are not worth a word, as in the rule that returns gradual releases. */
const LEAST_EXCESS = 1;

/** '2.4 points more than live'; undefined if it is hardly more, or there are too few of either. */
export function excessText(tally: Tally, live: Tally): string | undefined {
  const points = (shareOf(tally) - shareOf(live)) * 100;
  if (!isEnough(tally) || !isEnough(live) || points < LEAST_EXCESS) return undefined;
  return `${points.toLocaleString('en-GB', { maximumSignificantDigits: 2 })} points more than live`;
}
