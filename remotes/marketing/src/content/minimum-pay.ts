import { typeset } from '@site/remote-kit';

/** The National Living Wage and what it makes of a full-time year: beside each range that begins below that. */
export const minimumPay = typeset(
  'Since April 2026 the legal minimum from the age of 21 is £12.71 an hour: £26,437 for a full-time year of 40 hours a ' +
    'week. Pay below that is for part-time work, apprentices and drivers under 21, or from before that date.',
);
