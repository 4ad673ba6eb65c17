import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test.each([
  ['We reply within 24 hours.', 'We reply within 24\u00a0hours.'],
  ['48–72 hours', '48–72\u00a0hours'],
  ['Call 01632 960 140 today', 'Call 01632\u00a0960\u00a0140 today'],
  ['Call 020 7946 0140', 'Call 020\u00a07946\u00a00140'],
  ['A vehicle of 3.5 tonnes', 'A vehicle of 3.5\u00a0tonnes'],
  ['from 8:00 AM', 'from 8:00\u00a0AM'],
  ['the 3-second rule', 'the 3\u2011second rule'],
  ['an O-licence', 'an O\u2011licence'],
])('%j does not break where it would read badly', (text, kept) => {
  expect(typeset(text)).toBe(kept);
});

test.each([
  '2 drivers',
  'tel:+441632960140',
  '/blog/safety-tips',
  'the hours of 2025',
  'No-licence zone',
  '2026-11-22',
])('%j stays as it is', (text) => {
  expect(typeset(text)).toBe(text);
});

test('every text of a content module is typeset, however deep; other values are kept', () => {
  const date = new Date(0);
  expect(typeset({ items: [{ text: '2 days', count: 2, date }], none: undefined })).toEqual({
    items: [{ text: '2\u00a0days', count: 2, date }],
    none: undefined,
  });
});
