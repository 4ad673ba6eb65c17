import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea } from './text-area.tsx';

test('before scripts run, the limit is in words and nothing stops longer text', () => {
  const html = renderToString(<TextArea label="Message" name="message" limit={2000} defaultValue="Two drivers" />);
  expect(html).toContain('Up to 2,000 characters');
  expect(html).not.toContain('maxLength');
  expect(html).not.toContain('maxlength');
});
