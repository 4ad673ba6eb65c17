import { expect, test } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

test.each(['/blog/unknown-article', '/partners/nobody', '/contact/form', '/pricing'])('%s has no page', (path) => {
  expect(matchRoutes([...routes], path)).toBeNull();
});
