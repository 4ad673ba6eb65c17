import { describe, expect, test } from 'vitest';
import { plainLine } from './markup.ts';
import { sanitiseHtml } from './sanitise.ts';

const TRUNKS = '<p>Drive trunks</p>';

describe('a description is HTML as it was meant', () => {
  test.each([
    ['encoded', '&lt;p&gt;Drive trunks&lt;/p&gt;', TRUNKS],
    ['encoded, with a comment', '&lt;!-- old --&gt;&lt;p&gt;Drive trunks&lt;/p&gt;', TRUNKS],
    ['encoded twice', '&amp;lt;p&amp;gt;Drive trunks&amp;lt;/p&amp;gt;', TRUNKS],
    ['encoded three times', '&amp;amp;lt;p&amp;amp;gt;Drive trunks&amp;amp;lt;/p&amp;amp;gt;', TRUNKS],
    [
      'encoded by numbers',
      '&#60;p&#62;Drive trunks&#60;/p&#62;&#x3C;p&#x3E;Nights&#x3C;/p&#x3E;',
      `${TRUNKS}<p>Nights</p>`,
    ],
    ['encoded in part', '<p>&lt;ul&gt;&lt;li&gt;Load&lt;/li&gt;&lt;/ul&gt;</p>', '<ul><li>Load</li></ul>'],
    ['encoded with attributes', '&lt;p class=&quot;x&quot;&gt;Drive trunks&lt;/p&gt;', TRUNKS],
    ['in CDATA', '<![CDATA[<p>Drive trunks</p>]]>', TRUNKS],
    ['from a word processor', '<p class="MsoNormal">Drive<o:p></o:p> trunks</p>', TRUNKS],
    ['an encoded script', '&lt;script&gt;alert(1)&lt;/script&gt;&lt;p&gt;Hi&lt;/p&gt;', '<p>Hi</p>'],
    ['a handler, encoded twice', '&amp;lt;img src=x onerror=alert(1)&amp;gt;Hi', '<p>Hi</p>'],
    [
      'entities encoded twice',
      '<p>Pick &amp;amp; pack at &amp;pound;14 an hour</p>',
      '<p>Pick &amp; pack at £14 an hour</p>',
    ],
  ])('%s', (_how, raw, html) => expect(sanitiseHtml(raw)).toBe(html));
});

describe('what stands in angle brackets is text unless it is an element of HTML', () => {
  test.each([
    [
      'Send your CV to Jo <jo@haulier.example> today.\n\nStart: Monday',
      '<p>Send your CV to Jo &lt;jo@haulier.example&gt; today.</p><p>Start: Monday</p>',
    ],
    [
      'Apply at <https://apply.example/123> today.\n\nStart: Monday',
      '<p>Apply at &lt;https://apply.example/123&gt; today.</p><p>Start: Monday</p>',
    ],
    [
      'Pay is <rate per hour> plus overtime.\nStart: Monday',
      '<p>Pay is &lt;rate per hour&gt; plus overtime.<br />Start: Monday</p>',
    ],
    [
      '<p>To Jo <jo@haulier.example> today.</p><p>Licence with <six points.</p>',
      '<p>To Jo &lt;jo@haulier.example&gt; today.</p><p>Licence with &lt;six points.</p>',
    ],
    ['Under 7.5t < 12t, 3<4', '<p>Under 7.5t &lt; 12t, 3&lt;4</p>'],
  ])('%s', (raw, html) => expect(sanitiseHtml(raw)).toBe(html));
});

describe('lines stay lines', () => {
  const DUTIES = 'Duties:\n\nLoad the van\nDrive safely\n\nPay:\n£14 an hour';
  const KEPT = '<p>Duties:</p><p>Load the van<br />Drive safely</p><p>Pay:<br />£14 an hour</p>';

  test.each([
    ['without a tag', DUTIES, KEPT],
    ['with a break at the end', `${DUTIES}<br>`, KEPT],
    [
      'with one bold word',
      DUTIES.replace('Duties', '<b>Duties</b>'),
      KEPT.replace('Duties', '<strong>Duties</strong>'),
    ],
    [
      'with a link',
      `${DUTIES}\n\nAt <a href="https://apply.example/1">our site</a>`,
      `${KEPT}<p>At <a href="https://apply.example/1" rel="nofollow noopener">our site</a></p>`,
    ],
    ['with a list', `${DUTIES}\n\n<ul>\n<li>Pension</li>\n</ul>`, `${KEPT}<ul><li>Pension</li></ul>`],
    ['with a comment', `${DUTIES}<!-- ref 12 -->`, KEPT],
    ['with breaks as well as lines', DUTIES.replaceAll('\n', '<br>\n'), KEPT],
    ['of another system', DUTIES.replaceAll('\n', '\r\n'), KEPT],
    ['of an old one', DUTIES.replaceAll('\n', '\r'), KEPT],
    ['separated by Unicode', DUTIES.replaceAll('\n', '\u2028'), KEPT],
    ['of a mainframe', DUTIES.replaceAll('\n', '\u0085'), KEPT],
  ])('%s', (_what, raw, html) => expect(sanitiseHtml(raw)).toBe(html));

  test.each(['•', '▪', '-', '*', '✓', '1.', '2)'])('of a list that begins its lines with %s', (sign) => {
    const lines = [`${sign} Load the van`, `${sign} Drive safely`];
    expect(sanitiseHtml(`<p>Duties:</p>\n${lines.join('\n')}`)).toBe(`<p>Duties:</p><p>\n${lines.join('<br />')}</p>`);
    expect(sanitiseHtml(`<p>${lines.join('\r\n')}</p>`)).toBe(`<p>${lines.join('<br />')}</p>`);
    expect(sanitiseHtml(`<ul>\n<li>\n${lines[0]}</li></ul>`)).toBe(`<ul><li>${lines[0]}</li></ul>`);
  });

  test('of HTML with paragraphs of its own, ends of lines are only blanks', () =>
    expect(sanitiseHtml('<p>Drive\ntrunks</p>\n<p>Nights</p>')).toBe('<p>Drive\ntrunks</p><p>Nights</p>'));
});

test.each([
  [`<b>Nights</b>${'\n'.repeat(49_000)}only`, '<p><strong>Nights</strong></p><p>only</p>'],
  [`<b>Nights</b>${' '.repeat(49_000)}only`, '<p><strong>Nights</strong> only</p>'],
  ['<a '.repeat(16_000), ''],
])('what repeats itself thousands of times keeps no other advert waiting', (raw, html) => {
  expect(sanitiseHtml(raw)).toBe(html);
});

test.each(['<p>\u200b</p>', '\u2060', '<p>&#8203;</p>', '&amp;#8203;', '<br>', '<ul><li>\u00ad</li></ul>'])(
  '%j has no text',
  (raw) => expect(sanitiseHtml(raw)).toBe(''),
);

describe('a line is plain text', () => {
  test.each([
    ['Picker &amp;amp; Packer', 'Picker & Packer'],
    ['Pick &AMP; Pack &ampamp; sort', 'Pick & Pack & sort'],
    ['Driver &pound15 an hour', 'Driver £15 an hour'],
    ['O&amp;#39;Brien&amp;rsquo;s', "O'Brien’s"],
    ['Tyne &amp;amp; Wear', 'Tyne & Wear'],
    ['<b>Driver</b> &lt;strong&gt;nights&lt;/strong&gt;', 'Driver nights'],
    ['Class 1 <nights>', 'Class 1 <nights>'],
    ['Ware\u00adhouse Oper\u200bative', 'Warehouse Operative'],
    ['\u202eDriver\u202c mate', 'Driver mate'],
    ['ＨＧＶ　Ｄｒｉｖｅｒ', 'HGV Driver'],
    ['\u200b', ''],
  ])('%j is %j', (raw, line) => expect(plainLine(raw)).toBe(line));
});
