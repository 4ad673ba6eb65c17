import { generatePath, matchRoutes } from 'react-router-dom';

/**
 * An address of each route: one that the remote names itself, or else one with sample parameters. A site may have
 * 100,000 addresses, and the router takes 50 µs for each: it is asked only about those that look like the route's.
 */
export function sampleAddresses(routes: readonly { path: string }[], named: readonly { path: string }[]): string[] {
  const known = routes.map(({ path }) => ({ id: path, path }));
  const routeOf = (address: string) => matchRoutes(known, address)?.at(-1)?.route.path;
  return routes.map(({ path: route }) => {
    if (!/[:*]/.test(route)) return route;
    const shape = shapeOf(route);
    return named.find(({ path }) => shape.test(path) && routeOf(path) === route)?.path ?? withSamples(route);
  });
}

function shapeOf(route: string): RegExp {
  const parts = route.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : RegExp.escape(part);
  });
  return new RegExp(`^${parts.join('/')}$`, 'i');
}

function withSamples(path: string): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  return generatePath(path, Object.fromEntries([...names, '*'].map((name) => [name, 'sample'])));
}
