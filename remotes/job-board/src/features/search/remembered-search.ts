import { useSyncExternalStore } from 'react';

const KEY = 'job-board.last-search';
const JOBS = '/jobs';

/** Keeps the list's URL for this tab, if storage is allowed. */
export function rememberSearch(href: string): void {
  try {
    sessionStorage.setItem(KEY, href);
  } catch {
    // The link back then leads to the plain list.
  }
}

function rememberedSearch(): string {
  try {
    const href = sessionStorage.getItem(KEY);
    return href?.startsWith(`${JOBS}?`) ? href : JOBS;
  } catch {
    return JOBS;
  }
}

const neverChangesWhileShown = () => () => undefined;

/** The list as the visitor left it in this tab, or '/jobs'. */
export const useRememberedSearch = (): string =>
  useSyncExternalStore(neverChangesWhileShown, rememberedSearch, () => JOBS);
