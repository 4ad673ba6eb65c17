import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnnouncerProvider } from './announcer.tsx';

test('both live regions are in the HTML, empty, before there is anything to say', () => {
  const html = renderToString(<AnnouncerProvider>Page</AnnouncerProvider>);
  expect(html).toMatch(/role="status"[^>]*><span><\/span>/);
  expect(html).toMatch(/role="alert"[^>]*><span><\/span>/);
});
