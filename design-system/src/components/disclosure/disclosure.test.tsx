import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Disclosure } from './disclosure.tsx';

test('opens without scripts: it is a details element, with its content in the HTML', () => {
  const html = renderToString(<Disclosure summary="More">All of the UK</Disclosure>);
  expect(html).toMatch(/^<details[^>]*><summary/);
  expect(html).toContain('All of the UK');
  expect(html).not.toContain('open=""');
});
