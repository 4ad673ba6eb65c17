import { linkQuery, type MockSettings } from '../settings.ts';
import { mocks } from '../mocks.ts';
import { ENDPOINT_NAMES, isGuarded } from '../states/offered.ts';
import { withQuery } from './addresses.ts';

/** Where the desk opens a page that failed, by its path pattern. */
export const FAILED_PAGE = '/mocks/failed-page';

/** The page with this path pattern, with what the mocks have at it, in the same states; signed in where it must be. */
export function failedPage(route: string, settings: MockSettings): string {
  const pattern = patternOf(route);
  const name = ENDPOINT_NAMES.find((each) => pattern.test(pathOf(mocks[each].shows.page)));
  const page = name ? pathOf(mocks[name].shows.page) : anyPage(route);
  const needsSession = name !== undefined && isGuarded(name) && !settings.overrides.includes('signed-in');
  if (!needsSession) return page;
  const overrides = ['signed-in', ...settings.overrides];
  return withQuery(page, linkQuery({ ...settings, overrides }, { withData: true }));
}

const pathOf = (page: string): string => new URL(page, 'http://site').pathname;

/** '/jobs/:slug' as an expression. */
function patternOf(route: string): RegExp {
  const parts = route
    .split('/')
    .map((part) => (/^[:*]/.test(part) ? '[^/]+' : part.replaceAll(/[^\w-]/g, String.raw`\$&`)));
  return new RegExp(`^${parts.join('/')}$`);
}

/** Of a page that the mocks say nothing of: invented words stand for what only the visitor had. */
const anyPage = (route: string): string =>
  route.startsWith('/') ? route.replaceAll(/:\w+/g, 'example').replace(/\/\*$/, '') || '/' : '/no-such-page';
