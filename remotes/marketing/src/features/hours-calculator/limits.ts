const HOUR = 60;

/** The assimilated rules (Regulation (EC) 561/2006), in minutes. */
export const LIMITS = {
  /** Driving between breaks, and the break that then follows; the second part of a split one. */
  drivingBetweenBreaks: 4.5 * HOUR,
  fullBreak: 45,
  secondPartOfBreak: 30,
  /** A day's driving, and that of a day on which it is extended. */
  day: 9 * HOUR,
  extendedDay: 10 * HOUR,
  week: 56 * HOUR,
  fortnight: 90 * HOUR,
  /** The daily rest must be complete within this time of the shift's start. */
  dayAndNight: 24 * HOUR,
  regularRest: 11 * HOUR,
  reducedRest: 9 * HOUR,
  /** Of a rest taken as 3 and 9 hours. */
  secondPartOfRest: 9 * HOUR,
} as const;

/** Extended days in a week; reduced daily rests between two weekly rests. */
export const MOST_EXTENDED_DAYS = 2;
export const MOST_REDUCED_RESTS = 3;
