import { readPayText, wishedPay, wishedPounds, type SalaryPeriod } from '@site/contract';

/** Pay as a visitor wishes it. */
export interface WishedPay {
  /** Whole pounds a year. */
  yearly: number;
  /** As it was typed, or is meant by so few pounds. */
  period: SalaryPeriod;
}

/** The pay that somebody types into the field for this end of a range; undefined for what is no pay. */
export function readPay(typed: string, end: 'min' | 'max' = 'min'): WishedPay | undefined {
  const read = readPayText(typed);
  return read && { yearly: Math.round(read[end] * read.perYear), period: read.period };
}

/** Pay as it stands in a field after its pound sign: '33,000', '16 an hour'. */
export const payTyped = (yearly: number, period?: SalaryPeriod): string =>
  (period ? wishedPay(yearly, period) : wishedPounds(yearly)).slice(1);
