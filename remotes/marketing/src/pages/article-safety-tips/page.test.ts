import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { tips } from './tips.ts';

const { html, text } = await renderPage('/blog/safety-tips');

test('there are ten tips, numbered, each with a title and a description', () => {
  expect(tips).toHaveLength(10);
  const [, list = ''] = /<h2 id="ten-tips">.*?<ol[^>]*>(.*?)<\/ol>/s.exec(html) ?? [];
  const shown = [...list.matchAll(/<h3[^>]*>(.+?)<\/h3><div[^>]*>(.+?)<\/div>/gs)];
  expect(shown.map(([, title]) => title?.replaceAll(/&.*?;/g, ''))).toEqual(tips.map(({ title }) => title));
  for (const [, , description = ''] of shown) expect(description.length).toBeGreaterThan(100);
});

test('the gap to the vehicle in front is 3 seconds in the dry and 6 seconds in the wet', () => {
  expect(text).toContain('the 3-second rule in the dry, and 6 seconds in the wet');
  expect(text).toContain('Dry road: 3 seconds, 75 metres');
  expect(text).toContain('Wet road: 6 seconds, 150 metres');
});

test.each([30, 40, 50, 56])('the table of gaps is right at %i mph', (mph) => {
  const metres = (seconds: number) => Math.round(mph * 0.44704 * seconds);
  expect(text).toContain(`${mph} mph ${metres(3)} metres ${metres(6)} metres`);
});

test('the 3-second rule is called ours, and not the Highway Code’s, which asks for two', () => {
  expect(text).toContain('The Highway Code asks everybody to leave at least two seconds');
  expect(text).toContain('The 3-second rule is our own');
});

test('the sources stand at the end, with the month in which they were checked', () => {
  expect(text).toMatch(/What this is based on Checked in November 2026\./);
});
