import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { levels } from './levels.ts';

const { html, text } = await renderPage('/blog/career-progression');
const [, list = ''] = /<ol[^>]*>(<li.*?<h3.*?)<\/ol>/s.exec(html) ?? [];
const shown = list.split('</li>').map((item) => item.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '));

test.each([
  ['Entry Level', '£24,000–£28,000'],
  ['Experienced Driver', '£30,000–£38,000'],
  ['Senior Driver/Trainer', '£35,000–£45,000'],
  ['Management', '£40,000–£60,000'],
  ['Senior Management', '£55,000–£100,000+'],
].map((facts, index) => [index, ...facts] as const))('level %i is %s and pays %s', (index, level, pay) => {
  expect(shown[index]).toContain(` ${level} `);
  expect(shown[index]).toContain(pay);
  expect(text).toContain(`${level} ${pay}`);
});

test('there are five levels, each with its roles, its skills and how long it takes', () => {
  expect(levels).toHaveLength(5);
  for (const [index, { duration, roles, skills }] of levels.entries()) {
    expect(duration).not.toBe('');
    expect(roles.length).toBeGreaterThan(1);
    expect(skills.length).toBeGreaterThan(1);
    for (const fact of ['Roles', 'Skills']) expect(shown[index]).toContain(fact);
  }
});

test('the pay is called the agency’s own', () => {
  expect(text).toContain('The pay is the agency’s own');
  expect(text).toContain('Pay, durations and the order of the levels are the agency’s own.');
});

test('the sources stand at the end, with the month in which they were checked', () => {
  expect(text).toMatch(/What this is based on Checked in November 2026\./);
});
