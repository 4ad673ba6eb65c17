import {
  meantPeriod,
  PERIODS_PER_YEAR,
  readPayText,
  readPeriod,
  type PayText,
  type SalaryPeriod,
} from '@site/contract';

/** Pay as the feed has it: 0 or words where there is none. */
interface FeedPay {
  SalaryFrom: number | string;
  SalaryTo: number | string;
  SalaryPer: string;
}
interface AdvertPay {
  SalaryFrom: number;
  SalaryTo: number;
  SalaryPer: SalaryPeriod;
}

/** Reads pay, however it is written: '16-18', '30k', '650 pw', 'DOE'. What it cannot be is said. */
export function readAdvertPay({ SalaryFrom, SalaryTo, SalaryPer }: FeedPay): AdvertPay | { fault: string } {
  const usual = readPeriod(SalaryPer);
  const from = readEnd(SalaryFrom, usual?.period);
  const to = readEnd(SalaryTo, usual?.period);
  if (from === 'unread') return { fault: 'SalaryFrom is not a number' };
  if (to === 'unread') return { fault: 'SalaryTo is not a number' };
  const given = [from, to].filter((end) => end !== undefined);
  if (given.length === 0) return { SalaryFrom: 0, SalaryTo: 0, SalaryPer: 'year' };
  const [said, other] = given.filter((end) => end.isSaid);
  if (said && other && said.perYear !== other.perYear)
    return { fault: 'SalaryFrom and SalaryTo are by different periods' };
  if (!said && !usual) return { fault: 'SalaryPer is unknown' };
  const byAnother = usual && usual.perYear !== PERIODS_PER_YEAR[usual.period] ? usual : undefined;
  const most = Math.max(...given.map((end) => end.max));
  const { period, perYear } = said ?? byAnother ?? meantPeriod(most, usual?.period);
  const inPeriod = (amount: number): number => inPence((amount * perYear) / PERIODS_PER_YEAR[period]);
  return {
    SalaryFrom: inPeriod(from?.min ?? rangeOf(to)?.min ?? 0),
    SalaryTo: inPeriod(to?.max ?? rangeOf(from)?.max ?? 0),
    SalaryPer: period,
  };
}

const inPence = (pounds: number): number => Math.round(pounds * 100) / 100;

function readEnd(written: number | string, usual?: SalaryPeriod): PayText | undefined | 'unread' {
  if (!/[1-9]/.test(String(written))) return undefined;
  return readPayText(typeof written === 'number' ? inPence(written).toFixed(2) : written, usual) ?? 'unread';
}

const rangeOf = (pay: PayText | undefined): PayText | undefined => (pay && pay.min < pay.max ? pay : undefined);
