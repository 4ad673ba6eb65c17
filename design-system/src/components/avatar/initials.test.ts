import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Maya Okafor', 'MO'],
  ['Haulwell', 'H'],
  ['Chartered Institute of Logistics', 'CIL'],
  ['Bus & Coach Women', 'BCW'],
  ['Recruitment Confederation of the United Kingdom', 'RCU'],
  ['Jean-Luc Émile', 'JLÉ'],
  ["Dara O'Brien", 'DO'],
  ['van der', 'VD'],
  ['CPT', 'CPT'],
  ['ACME Ltd', 'AL'],
  ['NHSBT', 'N'],
  ['', ''],
])('%s is shortened to %s', (name, short) => {
  expect(initials(name)).toBe(short);
});
