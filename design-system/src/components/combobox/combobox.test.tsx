import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Combobox } from './combobox.tsx';

test('before scripts run it is a plain, labelled text field', () => {
  const html = renderToString(
    <Combobox id="where" label="Town" name="near" defaultValue="Leeds" suggest={() => Promise.resolve([])} />,
  );
  expect(html).toContain('<label for="where"');
  expect(html).toMatch(/<input[^>]*name="near"/);
  expect(html).toContain('value="Leeds"');
  expect(html).not.toMatch(/combobox"|autocomplete|<button/i);
});
