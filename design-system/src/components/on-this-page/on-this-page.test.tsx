import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OnThisPage } from './on-this-page.tsx';

test('its links are in the HTML before any script runs', () => {
  const html = renderToString(<OnThisPage label="On this page" sections={[{ id: 'breaks', title: 'Breaks' }]} />);
  expect(html).toMatch(/<nav aria-label="On this page".*<a [^>]*href="#breaks"[^>]*>Breaks<\/a>/);
});
