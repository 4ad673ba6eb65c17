import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

test('before scripts run, the password is hidden and there is no toggle', () => {
  const html = renderToString(<PasswordField label="Password" name="password" />);
  expect(html).toContain('type="password"');
  expect(html).not.toContain('<button');
});
