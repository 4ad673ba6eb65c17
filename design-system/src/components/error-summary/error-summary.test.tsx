import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

test('before scripts run, each error is a plain link to its field', () => {
  const html = renderToString(<ErrorSummary errors={[{ fieldId: 'email', message: 'Email is required' }]} />);
  expect(html).toMatch(/<a href="#email"[^>]*>Email is required<\/a>/);
});
