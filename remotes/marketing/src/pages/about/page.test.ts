import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { trail } from './meta.ts';

const { html, text } = await renderPage('/about');

test.each(['30,000+ candidates', '2023 award winning', '24/7 support', '100% compliant'])(
  'the vision has the figure "%s"',
  (figure) => {
    expect(text).toContain(figure);
  },
);

test.each(['Consultative approach', 'Results driven', 'Innovation', 'Friendly and approachable'])(
  '"%s" is one of the core values',
  (value) => {
    expect(html).toMatch(new RegExp(`<h3[^>]*>${value}</h3>`));
  },
);

test.each([
  ['Margaret Dunn', 'Chief executive and founder', 'Executive'],
  ['Kevin Adeyemi', 'Operations director', 'Operations'],
  ['Priya Nair', 'Commercial director', 'Commercial'],
  ['Alan Whitfield', 'Non-executive compliance director', 'Compliance'],
])('%s is introduced as %s, with department and biography', (name, position, department) => {
  const [, plate = ''] = new RegExp(`<h3[^>]*>${name}</h3>(.*?)</li>`).exec(html) ?? [];
  expect(plate).toContain(`>${position}</p>`);
  expect(plate).toContain(`>${department}</span>`);
  expect(plate).toContain(`>${name.split(' ')[0]} `);
});

test('four people lead the agency, each with a drawn portrait that screen readers skip', () => {
  const [board = ''] = /<section[^>]*aria-labelledby="team".*?<\/section>/s.exec(html) ?? [];
  expect(board.match(/<li/g)).toHaveLength(4);
  expect(board.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(4);
});

test.each(['Agency of the Year 2023', 'Customer Service Excellence 2023'])('the award "%s" is shown', (award) => {
  expect(text).toContain(award);
});

test.each([
  ['Work With Us', '/contact'],
  ['Join Our Team', '/candidates'],
])('"%s" leads to %s', (label, href) => {
  expect(html).toMatch(new RegExp(`<a[^>]*href="${href}"[^>]*>(<[^>]+>)*${label}`));
});

test('the trail leads from the home page here', () => {
  expect(trail).toEqual([
    { label: 'Home', href: '/' },
    { label: 'About', href: '/about' },
  ]);
  expect(html).toContain('aria-label="Breadcrumb"');
});
