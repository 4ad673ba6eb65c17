import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MediaCard } from './media-card.tsx';

test('its words are in the HTML before any script runs', () => {
  const html = renderToString(
    <MediaCard picture={<svg />} title="Keep apart" href="/blog/keep-apart">
      Two seconds.
    </MediaCard>,
  );
  expect(html).toMatch(/href="\/blog\/keep-apart"[^>]*>Keep apart<.*Two seconds\./);
});
