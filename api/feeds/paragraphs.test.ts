import { expect, test } from 'vitest';
import { inParagraphs } from './paragraphs.ts';

test.each([
  ['<p>One</p><p>Two</p>', '<p>One</p><p>Two</p>'],
  ['<p><p>One</p>between<p>Two</p></p>', '<p>One</p><p>between</p><p>Two</p>'],
  ['<p>Duties:<ul><li>Load</li></ul></p>', '<p>Duties:</p><ul><li>Load</li></ul>'],
  ['<ul><li><p>Load</p><ul><li>Tie</li></ul></li></ul>', '<ul><li><p>Load</p><ul><li>Tie</li></ul></li></ul>'],
  [
    'Loose <strong>text</strong><br />on two lines<h3>Hours</h3>Nights',
    '<p>Loose <strong>text</strong><br />on two lines</p><h3>Hours</h3><p>Nights</p>',
  ],
  ['<strong>Bold <p>block</p></strong>', '<p><strong>Bold </strong></p><p>block</p>'],
  ['<p>One</p><br /><p> \u00a0<br /></p>\n<p><em></em></p><p>Two</p>', '<p>One</p><p>Two</p>'],
  [
    '<p><a href="https://a.example/" rel="nofollow">A</a></p>',
    '<p><a href="https://a.example/" rel="nofollow">A</a></p>',
  ],
  ['<h3><strong><br /></strong></h3><ul><li><p> </p></li><ul></ul></ul><p>One</p>', '<p>One</p>'],
  ['<p>One<a href="https://a.example/"></a></p>', '<p>One</p>'],
  ['', ''],
])('%s becomes %s', (html, arranged) => {
  expect(inParagraphs(html)).toBe(arranged);
  expect(inParagraphs(arranged)).toBe(arranged);
});
