import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Feature } from './feature.tsx';

test('its words are in the HTML before any script runs', () => {
  const html = renderToString(
    <Feature icon="clock" title="Around the clock">
      A name to ring.
    </Feature>,
  );
  expect(html).toMatch(/<h3[^>]*>Around the clock<\/h3>A name to ring\./);
});
