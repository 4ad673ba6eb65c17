/** What a kind of work pays, in thousands of pounds a year. */
export interface PayRange {
  from: number;
  to: number;
  /** Some earn more than `to`. */
  orMore?: boolean;
}

/** '£24,000–£28,000', '£55,000–£100,000+'. */
export const rangeText = ({ from, to, orMore = false }: PayRange): string =>
  `£${from},000–£${to},000${orMore ? '+' : ''}`;
