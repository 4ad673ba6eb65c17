import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FileField } from './file-field.tsx';

test('before any script runs it is the browser’s own control, without a button that would do nothing', () => {
  const html = renderToString(<FileField label="CV" name="cvFile" accept=".pdf" />);
  expect(html).toContain('type="file"');
  expect(html).toContain('accept=".pdf"');
  expect(html).not.toContain('<button');
});
