import { expect, test } from 'vitest';
import { htmlLines } from './html-lines.ts';

test('every block becomes a line, and inline elements stay within it', () => {
  expect(htmlLines('<h1>Class <em>C</em>&amp;E</h1>\n<ul><li>Nights<li>Two\n  drops</ul>Leeds<br>Hull')).toEqual([
    'Class C&E',
    'Nights',
    'Two drops',
    'Leeds',
    'Hull',
  ]);
});

test('cells of a table do not run into each other', () => {
  expect(htmlLines('<table><tr><td>Shift</td><td>Nights</td></tr></table>')).toEqual(['Shift', 'Nights']);
});

test('invisible elements are left out', () => {
  expect(htmlLines('<title>x</title><style>p > a {}</style><!-- > --><p title="a > b"> </p>Hi')).toEqual(['Hi']);
});

test('a link shows its address on request', () => {
  const link = "See <a class='x' href='https://a.example/?b=1&amp;c=2'>the <b>depot</b></a>.";
  expect(htmlLines(link, { links: true })).toEqual(['See the depot (https://a.example/?b=1&c=2).']);
  expect(htmlLines(link)).toEqual(['See the depot.']);
  expect(htmlLines('<a name="top">Top</a>', { links: true })).toEqual(['Top']);
});
