import * as v from 'valibot';
import { expect, test } from 'vitest';
import { email } from './fields.ts';

const INVISIBLE = ['\u00ad', '\u034f', '\u061c', '\u180e', '\u200b', '\u200d', '\u200e', '\u200f', '\u202e', '\u2060'];

test.each([
  ['in capitals, where they make no difference', 'ben@EXAMPLE.Org'],
  ['in full-width letters', 'ｂｅｎ＠ｅｘａｍｐｌｅ．ｏｒｇ'],
  ['in mathematical letters', '𝐛𝐞𝐧@𝖊xample.org'],
  ['with an ideographic full stop', 'ben@example。org'],
  ['with a half-width one', 'ben@example｡org'],
  ['between spaces', ' ben@example.org\u3000'],
  ...[...INVISIBLE, '\u2066', '\u{e0001}', '\ufeff'].map((mark) => [
    `with U+${mark.codePointAt(0)!.toString(16).toUpperCase()}`,
    `${mark}b${mark}en${mark}@exam${mark}ple.org${mark}`,
  ]),
])('ben@example.org, %s, is one address', (_how, typed) => {
  expect(v.parse(email, typed)).toBe('ben@example.org');
});

test.each([
  ['Ben+jobs@example.org', 'Ben+jobs@example.org'],
  ['o’neil@example.org', 'o’neil@example.org'],
  ['ben@bücher.example', 'ben@xn--bcher-kva.example'],
  ['ben@BU\u0308CHER.example', 'ben@xn--bcher-kva.example'],
  ['ben@faß.example', 'ben@xn--fa-hia.example'],
  ['E\u034f\u0301lodie@example.org', 'Élodie@example.org'],
])('%s is taken as %s', (typed, expected) => {
  expect(v.parse(email, typed)).toBe(expected);
  expect(v.parse(email, expected)).toBe(expected);
});

test.each([
  'Ben <ben@example.org>',
  '<ben@example.org>',
  '"Jones, Ben" <ben@example.org>;',
  'ben@example.org <ben@example.org>',
  'Ben Jones [mailto:ben@example.org]',
  'Ben ＜ben@example.org＞',
  '<mailto:ben@example.org>',
  'mailto:ben@example.org',
  'MAILTO: ben@example.org?subject=Driver%20job',
])('of %s, as mail programs copy it, the address is taken', (typed) => {
  expect(v.parse(email, typed)).toBe('ben@example.org');
});

test.each([
  'ben@example.org.',
  'ben@example.org。',
  'ben@example.org, ',
  "ben@example.org'",
  '‘ben@example.org’',
  '“ben@example.org”.',
  '(ben@example.org);',
  '• ben@example.org',
  '*ben@example.org*',
  'ben @ example.org',
  'ben@ example.org',
  '"ben@example.org" <ben@example.org.>',
])('of %s, the signs beside the address are left out', (typed) => {
  expect(v.parse(email, typed)).toBe('ben@example.org');
});

test.each([
  'Ben <ben@example.org>, Ada <ada@example.org>',
  'Ben <ben@example.org> Jones',
  'Ben <ben@example.org',
  'Ben <Ben Jones>',
  'ben@example.org <Ben>',
  'mailto:',
  'mailto:ben@example.org,ada@example.org',
  '.ben@example.org',
  'ben.@example.org',
  'be..n@example.org',
  'be…n@example.org',
  'ben@.example.org',
  'ben@example..org',
  'ben@-example.org',
  'ben@example-.org',
  'ben@exam_ple.org',
  'ben@example.123',
  'ben@example.x1',
  'ben@example.org, ada@example.org',
  'ben@example.org / ada@example.org',
  'ben at example.org',
  'ben@exam ple.org',
  'ben@example..org.',
  `${'b'.repeat(65)}@example.org`,
  `ben@${'e'.repeat(64)}.org`,
  'ben@192.0.2.1',
  'ben@example',
  'ben@example.org/jobs',
  'ben@example.org?subject=x',
  'ben@example.org:25',
  'ben@ex%61mple.org',
  'ben@other.example＠example.org',
  'ben@example.org＞',
  '\u200b@example.org',
  'ben@\u00ad.org',
  `${'ﷺ'.repeat(60)}@example.org`,
])('%s is no address', (typed) => {
  expect(v.safeParse(email, typed).issues?.[0].message).toBe('Please enter a valid email address');
});
