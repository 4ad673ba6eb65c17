import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';

const { html, text } = await renderPage('/blog/future-of-hgv-driving');

test('the investment is £200 million', () => {
  expect(text).toContain('up to £200 million');
  expect(text).toContain('the £200m divides like this');
});

test.each(['£100m Charging', '£75m Vehicle grants', '£25m Training'])('the split of the £200m has %s', (share) => {
  expect(text).toContain(share);
});

test('the cells of the battery are as wide as their shares', () => {
  const widths = [...html.matchAll(/width="([\d.]+)"[^>]*data-cell/g)].map(([, width]) => Number(width) + 4);
  expect(widths.map((width) => Math.round((width / 388) * 200))).toEqual([100, 75, 25]);
});

test('the premium is 15–25%, and the better jobs pay £35,000–£45,000', () => {
  expect(text).toContain('a 15–25% premium');
  expect(text).toContain('at £35,000–£45,000');
});

test('the split, the premium and the pay are called the agency’s own estimates', () => {
  expect(text).toContain('the split is our own estimate');
  expect(text).toContain('These are the agency’s own figures');
});

test('the milestones are 2025–26, 2027–28, 2029–30 and 2031+, in this order', () => {
  expect(text).toMatch(/2025–26 Depots plug in.+2027–28 Regional.+2029–30 Electric.+2031\+ Long haul/);
});

test.each([
  'London, everything over 3.5 tonnes £100 or £300 a day',
  'Bath, Bristol £100 a day',
  'Birmingham, Bradford, Portsmouth, Sheffield, Tyneside £50 a day',
  'Aberdeen, Dundee, Edinburgh, Glasgow £60 penalty, doubling up to £960',
])('the emission zones include: %s', (zone) => {
  expect(text).toContain(zone);
});

test('there are opportunities for experienced drivers, trainers and shunters', () => {
  const [, groups = ''] = /highest today for three groups:.*?<ol>(.*?)<\/ol>/s.exec(html) ?? [];
  expect(groups.match(/<li/g)).toHaveLength(3);
  for (const group of ['class 1 drivers', 'driver trainers', 'shunters']) expect(groups).toContain(group);
});

test('new lorries of up to 26 tonnes are to be zero-emission from 2035, all of them from 2040', () => {
  expect(text).toContain(
    'After 2035, new lorries of up to 26 tonnes are to be zero-emission. After 2040, all new lorries',
  );
});

test('the sources stand at the end, with the month in which they were checked', () => {
  expect(text).toMatch(/What this is based on Checked in November 2026\./);
});
