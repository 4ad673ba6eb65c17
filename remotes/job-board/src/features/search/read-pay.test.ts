import { expect, test } from 'vitest';
import { readPay } from './read-pay.ts';

const HOURLY = [
  '16',
  '£16',
  '16/h',
  '16 / hr',
  '16ph',
  '16 p/h',
  '£16 an hour',
  '16 per hour',
  '£16.00 hourly',
  '£16+',
  '£16 + overtime',
  '£16 an hour plus bonus',
  '16ph + holiday pay',
  '£16 (DOE)',
  '16-18',
  '16 – 18 an hour',
  '£16-£18ph',
  '16/18 per hour',
  '18 to 16',
  'between 16 and 18',
];
const SIXTEEN = [
  ...HOURLY,
  'from £16',
  'at least £16',
  'around 16',
  '16 pounds an hour',
  '16 quid an hour',
  '１６',
  '£16 AN HOUR',
  ' 16\u00a0an hour ',
  '16ish',
  'hourly £16',
  'Hourly rate: 16',
  '£16 hourly rate',
  '£16 per hour min',
  '16 an hour plus',
  '16/hr PAYE',
  '£16 umbrella',
  '> £16',
  '≥16',
  '£16 upwards',
];

test.each(SIXTEEN)('%j is £16 an hour', (typed) => expect(readPay(typed)).toEqual({ yearly: 33_280, period: 'hour' }));

const DAILY = ['day rate 120', '£120 day rate', '120 dayrate', '£120 per 12hr shift', '£120/10h'];

test.each(['120', '120 a day', '£120/day', '120pd', '120 per day', '£120 a shift', '120 a night', ...DAILY])(
  '%j is £120 a day',
  (typed) => expect(readPay(typed)).toEqual({ yearly: 31_200, period: 'day' }),
);

test.each([
  '33000',
  '33,000',
  '33 000',
  '£33,000',
  '33k',
  '33 K',
  '£33k pa',
  '33k a year',
  '33,000 p.a.',
  '33000.00',
  'up to 33k',
  '33000 annual',
  'above 33k',
  'more than £33,000',
  'minimum 33k',
  'no less than 33k',
  '33k plus',
  '33k or more',
  '33k basic',
  '33 grand',
  '33.000',
  '33.000,00 a year',
  '33k + OT',
  '33k plus overtime',
  '£33,000 + bonus (OTE 40k)',
  '33k DOE',
  'c33k',
  'c. £33,000',
  '33-35k',
  '33k-35k',
  '33 to 35,000',
  '33.000 - 35.000',
  '£33,000 or £35,000 pa',
  '33 thousand a year',
  'between 33 and 35k',
  'upto 33k',
  '33k salary',
  '33000 before tax',
  '£33,000p/a',
  '33k p/annum',
])('%j is £33,000 a year', (typed) => expect(readPay(typed)).toEqual({ yearly: 33_000, period: 'year' }));

test.each([
  ['15.50', 32_240, 'hour'],
  ['15,50', 32_240, 'hour'],
  ['14.250 an hour', 29_640, 'hour'],
  ['16.5-18.50', 34_320, 'hour'],
  ['33.5k', 33_500, 'year'],
  ['650 a week', 33_800, 'year'],
  ['£2,800 pcm', 33_600, 'year'],
  ['weekly 650', 33_800, 'year'],
  ['£650 pwk', 33_800, 'year'],
  ['0', 0, 'year'],
] as const)('%j is %d pounds a year, typed by the %s', (typed, yearly, period) =>
  expect(readPay(typed)).toEqual({ yearly, period }),
);

test.each([
  ['16-18', 37_440, 'hour'],
  ['120 to 150 a day', 39_000, 'day'],
  ['30-35k', 35_000, 'year'],
  ['35k', 35_000, 'year'],
] as const)('of %j, the higher end is %d pounds a year', (typed, yearly, period) =>
  expect(readPay(typed, 'max')).toEqual({ yearly, period }),
);

test.each([
  '',
  'lots',
  '-5',
  '£',
  '16 an our',
  '33.0000',
  '16-',
  '16-18 beers',
  'k',
  '1e5',
  'minimum',
  '16 an hour after tax',
])('%j is no pay', (typed) => expect(readPay(typed)).toBeUndefined());
