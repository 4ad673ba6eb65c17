import * as v from 'valibot';
import { expect, test } from 'vitest';
import { phone } from './phone.ts';

test.each([
  ['07700900123', '07700 900123'],
  ['07700 900123', '07700 900123'],
  ['+447700900123', '+447700 900123'],
  ['(+44) 7700 900123', '+44 7700 900123'],
  ['+44 (0)1632 960-118', '+44 (0)1632 960-118'],
  ['0044 7700 900123', '0044 7700 900123'],
  ['447700900123', '447700900123'],
  ['7700900123', '7700900123'],
  ['07700.900.123', '07700 900 123'],
  ['07700/900123', '07700 900123'],
  ['07700-900-123', '07700-900-123'],
  ['07700 900123.', '07700 900123'],
  ['( 01632 ) 960140', '(01632) 960140'],
  ['‪07700​ 900‑123‬', '07700 900-123'],
  ['07700 900–123', '07700 900-123'],
  ['٠٧٧٠٠ ٩٠٠١٢٣', '07700 900123'],
  ['０７７００　９００１２３', '07700 900123'],
  ['Tel: 07700 900123', '07700 900123'],
  ['tel:+44 7700 900123', '+44 7700 900123'],
  ['Mobile no: 07700 900123', '07700 900123'],
  ['M 07700 900123', '07700 900123'],
  ['WhatsApp: +44 7700 900123', '+44 7700 900123'],
  ['(mobile) 07700 900123', '07700 900123'],
  ['Sam 07700 900123', '07700 900123'],
  ['07700 900123 (mobile)', '07700 900123'],
  ['07700 900123, home', '07700 900123'],
  ['"07700 900123"', '07700 900123'],
  ['[07700 900123]', '07700 900123'],
  ['☎ 07700 900123', '07700 900123'],
  ['07700~900*123', '07700 900 123'],
  ['O1632 96o I4l', '01632 960 141'],
  ['020 7946 0958 (ext. 12)', '020 7946 0958 ext 12'],
  ['tel:+44-20-7946-0958;ext=12', '+44-20-7946-0958 ext 12'],
  ['020 7946 0958 ext 12', '020 7946 0958 ext 12'],
  ['020 7946 0958 x12', '020 7946 0958 ext 12'],
  ['020 7946 0958, extension: 12', '020 7946 0958 ext 12'],
  ['+1 (555) 010-9999 #44', '+1 (555) 010-9999 ext 44'],
  ['07700 900123 / 01632 960140', '07700 900123 / 01632 960140'],
  ['07700 900123 or 01632 960140', '07700 900123 / 01632 960140'],
  ['+353 1 234 5678', '+353 1 234 5678'],
  ['+298 123456', '+298 123456'],
])('%j is a phone number: %s', (typed, understood) => {
  expect(v.parse(phone, typed)).toBe(understood);
  expect(v.parse(phone, understood)).toBe(understood);
});

const INVALID = 'Please enter a valid phone number';
const ONLY_DIGITS = `${INVALID}: only its digits, and ext before an extension`;

test.each([
  ['', 'Phone number is required'],
  ['ask my mum', INVALID],
  ['n/a', INVALID],
  ['----------', INVALID],
  ['01632+960140', ONLY_DIGITS],
  ['07700 900123 or ask Sam', ONLY_DIGITS],
  ['07700 900123 after 5pm', ONLY_DIGITS],
  ['01632 96', `${INVALID}: this one is too short`],
  ['+44 7700 9001', `${INVALID}: this one is too short`],
  ['999', `${INVALID}: this one is too short`],
  ['077009001234567', `${INVALID}: this one is too long`],
  ['+4477009001234', `${INVALID}: this one is too long`],
  ['1111111111', `${INVALID}: this one repeats a single digit`],
  ['00000 000000', `${INVALID}: this one repeats a single digit`],
  ['+44 0000000000', `${INVALID}: this one repeats a single digit`],
])('%j is refused: %s', (typed, reason) => {
  expect(v.safeParse(phone, typed).issues?.[0].message).toBe(reason);
});
