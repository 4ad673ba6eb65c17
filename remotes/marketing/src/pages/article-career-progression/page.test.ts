import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { levels } from './levels.ts';

const { html, text } = await renderPage('/blog/career-progression');
const [, list = ''] = /<h2 id="the-five-levels-at-a-glance">.*?<ol[^>]*>(.*?)<\/ol>/s.exec(html) ?? [];
const shown = list.split('</li>').map((item) => item.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '));

test.each([
  ['Entry level', '£24,000–£28,000'],
  ['Experienced driver', '£30,000–£38,000'],
  ['Senior driver/trainer', '£35,000–£45,000'],
  ['Management', '£40,000–£60,000'],
  ['Senior management', '£55,000–£100,000+'],
])('%s pays %s, among the levels and on the scale of pay', (level, pay) => {
  const index = levels.findIndex((each) => each.level === level);
  expect(shown[index]).toContain(` ${level} ${pay} `);
  expect(text.split(`${level} ${pay}`)).toHaveLength(3);
});

test('there are five levels, each with its roles, its skills and how long it takes', () => {
  expect(levels).toHaveLength(5);
  for (const [index, { duration, roles, skills }] of levels.entries()) {
    for (const fact of [duration, `Roles ${roles.join(', ')}`, `Skills ${skills.join(', ')}`]) {
      expect(shown[index]?.replaceAll('\u00a0', ' ')).toContain(fact.replaceAll('\u00a0', ' '));
    }
  }
});

test('the pay is called the agency’s own', () => {
  expect(text).toContain('The pay is the agency’s own');
  expect(text).toContain('Pay, durations and the order of the levels are the agency’s own.');
});

test('the sources stand at the end, with the month in which they were checked', () => {
  expect(text).toMatch(/What this is based on Checked in November 2026\./);
});
