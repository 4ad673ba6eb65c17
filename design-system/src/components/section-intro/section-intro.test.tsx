import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SectionIntro } from './section-intro.tsx';

test('its words are in the HTML before any script runs', () => {
  const html = renderToString(<SectionIntro id="where" title="Where we work" lead="All over." />);
  expect(html).toMatch(/<h2[^>]*>Where we work<\/h2><p[^>]*>All over\.<\/p>/);
});
