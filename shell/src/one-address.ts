import { redirect } from 'react-router-dom';

/**
 * `pathname` as the route at `pattern` spells it: the case of its letters, no slash at the end, nothing percent-encoded
 * that need not be. Parameters stay as they are: their spelling is the page's own business.
 */
export function spellPath(pattern: string, pathname: string): string {
  const spelt = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  return `/${given.map((segment, index) => (isText(spelt[index]) ? spelt[index] : segment)).join('/')}`;
}

const isText = (segment = '*') => !/^[:*]/.test(segment);

/** Redirects a request whose path is another spelling of the page's, so that each page has one address. */
export function requireOneAddress({ method, url }: Request, pattern: string): void {
  const { pathname, search } = new URL(url);
  const address = spellPath(pattern, pathname);
  if (address !== pathname) throw redirect(address + search, method === 'POST' ? 308 : 301);
}
