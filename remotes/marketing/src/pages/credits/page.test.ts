import { beforeAll, expect, test } from 'vitest';
import { credits } from '../../content/credits.ts';
import { renderPage } from '../../testing/render-page.tsx';

let html: string;
let text: string;
beforeAll(async () => ({ html, text } = await renderPage('/credits')));

test.each(credits)('$what: source and licence can be followed', ({ what, source, licence }) => {
  expect(text).toContain(`${what}: ${source.name}, under ${licence.name}.`);
  for (const { href } of [source, licence]) expect(html).toContain(`href="${href}"`);
});

test('the statement that the Open Government Licence asks for is made', () => {
  expect(text).toContain('Contains public sector information licensed under the Open Government Licence v3.0.');
});

test('the licences of the packages that browsers receive are one link away', () => {
  expect(html).toContain('href="/licences.txt"');
});
