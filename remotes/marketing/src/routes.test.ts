import { expect, test } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

const pages = await Promise.all(
  routes.map(async (route) => {
    const { meta } = await route.load();
    const url = new URL(route.path, 'https://www.haulwell.example');
    return { path: route.path, ...meta({ data: undefined, params: {}, url }) };
  }),
);

test.each(pages)(
  '$path has the metadata that browsers and search engines need',
  ({ path, title, description, keywords, canonical }) => {
    expect(title).toBeTruthy();
    expect(description).toBeTruthy();
    expect(keywords).toBeTruthy();
    expect(canonical).toBe(path);
  },
);

test('no two pages share a title or a description', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test.each(['/blog/unknown-article', '/partners/nobody', '/contact/form', '/pricing'])('%s has no page', (path) => {
  expect(matchRoutes([...routes], path)).toBeNull();
});
