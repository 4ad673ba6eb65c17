import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchField } from './search-field.tsx';

test('before scripts run, the field is a named search input with a submit button and no clear button', () => {
  const html = renderToString(<SearchField label="Search jobs" name="search" defaultValue="van" />);
  expect(html).toMatch(/<input[^>]*name="search"/);
  expect(html).toContain('value="van"');
  expect(html).toContain('type="submit"');
  expect(html).not.toContain('Clear search');
});
