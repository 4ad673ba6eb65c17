import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

test('the picture is in the HTML before any script runs', () => {
  const html = renderToString(<Avatar name="Maya Okafor" src="/people/maya.jpg" />);
  expect(html).toMatch(/<img[^>]* src="\/people\/maya.jpg" alt="Maya Okafor"/);
});

test('a picture far below waits until the visitor comes near it', () => {
  expect(renderToString(<Avatar name="Maya Okafor" src="/people/maya.jpg" />)).toMatch(/<img loading="lazy" src=/);
});

test('without a picture, the initials are in the HTML', () => {
  const html = renderToString(<Avatar name="Maya Okafor" />);
  expect(html).toContain('aria-label="Maya Okafor"');
  expect(html).toContain('>MO<');
});
