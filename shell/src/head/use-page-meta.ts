import { useLocation, useMatches } from 'react-router-dom';
import { brand } from '@site/design-system';
import { usePreserved } from '../pages/preserved-page.tsx';
import type { PageHandle } from '../remote-routes.tsx';
import { resolveMeta, type ResolvedMeta } from './page-meta.ts';

export interface ShownPage {
  handle: unknown;
  loaderData: unknown;
  params: Readonly<Record<string, string | undefined>>;
}

/** A page without a handle (its remote is missing) gets the defaults. */
export function metaOf(page: ShownPage | undefined, pathname: string, search: string): ResolvedMeta {
  const handle = page?.handle as PageHandle | undefined;
  const url = new URL(pathname + search, brand.url);
  return resolveMeta(handle?.meta({ data: page?.loaderData, params: page?.params ?? {}, url }) ?? {}, pathname);
}

/** The metadata of the page that is shown. */
export function usePageMeta(): ResolvedMeta {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const preserved = usePreserved(page?.handle);
  return preserved ? resolveMeta({ title: preserved.title }, pathname) : metaOf(page, pathname, search);
}
