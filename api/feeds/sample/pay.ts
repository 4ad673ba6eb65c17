import type { PayPeriod, Role } from './family.ts';
import type { Random } from './random.ts';
import type { Shift } from './shifts.ts';

export interface Pay {
  from: number | null;
  to: number | null;
  per: PayPeriod;
  hidden: boolean;
  note: string | null;
}

/** Pay is quoted in steps people recognise: 5p an hour, £5 a day, £500 a year. */
const STEP: Record<PayPeriod, number> = { hour: 0.05, day: 5, annum: 500 };
/** The National Living Wage from April 2026: the one hourly figure that is quoted to the penny. */
const LEGAL_MINIMUM = 12.71;

const rounded = (amount: number, per: PayPeriod) => {
  const stepped = Number((Math.round(amount / STEP[per]) * STEP[per]).toFixed(2));
  return per === 'hour' ? Math.max(LEGAL_MINIMUM, stepped) : stepped;
};

const NOTES: Record<PayPeriod, readonly string[]> = {
  hour: [
    'plus overtime after 45 hours',
    'paid weekly',
    'PAYE or umbrella',
    'plus shift premium',
    'rising by 50p after 12 weeks',
    'time and a half on Sundays',
  ],
  day: ['plus night-out allowance', 'fuel and van supplied', 'invoiced weekly', 'plus £20 for Saturdays'],
  annum: [
    'plus bonus',
    'plus car allowance',
    'plus overtime',
    'depending on experience',
    'OTE £4,000 higher',
    'plus annual profit share',
  ],
};

export function composePay(
  role: Role,
  shift: Shift,
  { permanent, partTime }: { permanent: boolean; partTime: boolean },
  random: Random,
): Pay {
  const offered = Object.keys(role.pay) as PayPeriod[];
  const suited = offered.filter((period) => permanent === (period === 'annum'));
  const per = random.chance(0.85) && suited.length > 0 ? random.pick(suited) : random.pick(offered);
  const [low, high] = role.pay[per] ?? [0, 0];
  const start = low + random.next() * (high - low) * 0.55;
  const end = Math.min(high, start + random.next() * (high - start) * 0.7);
  const from = rounded(start * shift.premium, per);
  const to = rounded(end * shift.premium, per);
  const shape = random.next();
  return {
    from: shape < 0.05 || shape > 0.96 ? null : from,
    to: shape < 0.17 ? null : to,
    per,
    hidden: random.chance(0.05),
    note:
      partTime && per === 'annum'
        ? 'full-time equivalent, paid pro rata'
        : random.chance(0.6)
          ? random.pick(NOTES[per])
          : null,
  };
}

const pounds = (amount: number, per: PayPeriod) =>
  `£${per === 'hour' ? amount.toFixed(2) : amount.toLocaleString('en-GB')}`;
const UNITS: Record<PayPeriod, string> = { hour: 'an hour', day: 'a day', annum: 'a year' };

/** The pay as the advert's own text says it. */
export function payText({ from, to, per, hidden, note }: Pay): string {
  const after = note ? `, ${note}` : '';
  if (hidden || (from === null && to === null)) return `competitive${after}`;
  if (from !== null && to !== null && to > from)
    return `${pounds(from, per)} to ${pounds(to, per)} ${UNITS[per]}${after}`;
  if (to === null) return `from ${pounds(from ?? 0, per)} ${UNITS[per]}${after}`;
  return `${from === null ? 'up to ' : ''}${pounds(to, per)} ${UNITS[per]}${after}`;
}
