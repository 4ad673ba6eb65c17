import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { openRoutes, type ForeignRoute } from './foreign-routes.ts';

const Page = () => null;
const Other = () => null;
const url = new URL('http://localhost/payroll/slips/7');

/** The last of the routes that the container has, without the site's page that is not found. */
async function opened(route: ForeignRoute, path: string, pathname: string) {
  const { routes, meta } = await openRoutes([route], path, pathname);
  return { route: routes.length > 1 ? routes[0] : undefined, meta: meta?.(url) };
}

test.each([
  ['/payroll', '/payroll', '/payroll'],
  ['/payroll/:id', '/payroll/*', '/payroll/7'],
  [':id', '/payroll/*', '/payroll/7'],
  ['/payroll', '/*', '/payroll'],
  ['/', '/', '/'],
])('a route %s below %s is shown at %s', async (path, below, pathname) => {
  const load = vi.fn<() => Promise<{ Component: typeof Page }>>(async () => ({ Component: Page }));
  const { route } = await opened({ path, load }, below, pathname);
  expect(load).toHaveBeenCalledOnce();
  expect(route).toMatchObject({ Component: Page });
});

test('a route that does not match is not loaded, and one of another path is not there', async () => {
  const load = vi.fn<() => Promise<{ Component: typeof Page }>>(async () => ({ Component: Page }));
  const { meta } = await opened({ path: '/payroll/:id', load }, '/payroll/*', '/payroll');
  expect(meta?.title).toBe('Page not found');
  expect((await opened({ path: '/wages', load }, '/payroll/*', '/payroll')).route).toBeUndefined();
  expect((await opened({ path: '/payrolls', load }, '/payroll/*', '/payroll')).route).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

test.each<[string, ForeignRoute, object]>([
  ['a component', { Component: Page }, { Component: Page }],
  ['an element', { element: createElement(Page) }, { element: createElement(Page) }],
  ['a module that is loaded later', { lazy: async () => ({ Component: Page }) }, { Component: Page }],
  ['the default of a module', { lazy: async () => ({ default: Page }) }, { Component: Page }],
])('a route of react-router may have %s', async (_what, route, shown) => {
  expect((await opened({ path: '/payroll', ...route }, '/payroll', '/payroll')).route).toMatchObject(shown);
});

test('all routes that an address matches are loaded, and the last one says what the page is', async () => {
  const layout: ForeignRoute = {
    path: '/payroll',
    lazy: async () => ({ Component: Other }),
    children: [
      { index: true, Component: Page },
      {
        path: 'slips/:id',
        load: async () => ({ Component: Page, meta: ({ params }) => ({ title: `Slip ${params['id']}` }) }),
      },
    ],
  };
  const { route, meta } = await opened(layout, '/payroll/*', '/payroll/slips/7');
  expect(route).toMatchObject({ Component: Other, children: [{ index: true }, { Component: Page }] });
  expect(meta).toEqual({ title: 'Slip 7' });
});
