import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { cities } from './cities.ts';

const { html, text } = await renderPage('/blog/scotland-expansion');

test('the four cities are Glasgow, Edinburgh, Aberdeen and Dundee', () => {
  const list = /<ol(?:(?!<ol).)*?Sectors.*?<\/ol>/s.exec(html)?.[0] ?? '';
  const shown = [...list.matchAll(/<h3[^>]*>(.+?)<\/h3>/g)].map(([, city]) => city);
  expect(shown).toEqual(['Glasgow', 'Edinburgh', 'Aberdeen', 'Dundee']);
});

test.each(cities.map((city) => [city.city, city] as const))(
  'the card of %s has its opportunities, sectors and highlights',
  (name, { opportunities, sectors, highlights }) => {
    const parts = [name, opportunities, `Sectors ${sectors.join(', ')}`, `Highlights ${highlights.join('; ')}`];
    expect(text).toContain(parts.join(' ').replaceAll('\u00a0', ' '));
    expect(html).toContain(`href="/jobs?location=${name}"`);
  },
);

test.each([
  'Class 2 £28,000–£32,000',
  'Class 1 £32,000–£40,000',
  'Specialist £35,000–£45,000',
  'Owner operators £45,000–£60,000+',
])('the pay in Scotland says %s', (pay) => {
  expect(text).toContain(pay);
});

test('the pay is called our own estimate, and an owner operator’s is not called a salary', () => {
  expect(text).toContain('by our own estimate');
  expect(text).toContain('an owner operator’s figure is not a salary');
});

test('the limits for lorries over 7.5 tonnes are 40, 50 and 60 mph in Scotland', () => {
  expect(text).toMatch(/Single carriageway 40 mph 50 mph Dual carriageway 50 mph 60 mph Motorway 60 mph 60 mph/);
});

test('the sources stand at the end, with the month in which they were checked', () => {
  expect(text).toMatch(/What this is based on Checked in November 2026\./);
});
