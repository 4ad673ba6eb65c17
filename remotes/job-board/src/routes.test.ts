import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { mockState } from '@site/mocks';
import { routes } from './routes.tsx';

const routeOf = (path: string) =>
  matchRoutes(
    routes.map(({ path: own }) => ({ path: own })),
    path,
  )?.[0]?.route.path;

test.each([
  ['/jobs', '/jobs'],
  ['/jobs/hgv-driver', '/jobs/hgv-driver'],
  ['/jobs/in/leeds', '/jobs/in/:place'],
  ['/jobs/hgv-driver/in/leeds', '/jobs/:role/in/:place'],
  ['/jobs/saved', '/jobs/saved'],
])('the address %s is that of the route %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

test('every job’s address is a job’s', () => {
  const others = mockState.jobs.filter(({ slug }) => routeOf(`/jobs/${slug}`) !== '/jobs/:slug');
  expect(others).toEqual([]);
});

test('no two routes have one path', () => {
  const paths = routes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
