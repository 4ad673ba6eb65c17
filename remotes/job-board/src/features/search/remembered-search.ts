import { useSyncExternalStore } from 'react';

const KEY = 'job-board.last-search';
const JOBS = '/jobs';

/** Keeps the list's address for this tab. Storage may be forbidden; then nothing is kept. */
export function rememberSearch(href: string): void {
  try {
    sessionStorage.setItem(KEY, href);
  } catch {
    // The way back is then the plain list.
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

/** The list as the visitor left it in this tab; '/jobs' for one who came from elsewhere. */
export const useRememberedSearch = (): string =>
  useSyncExternalStore(neverChangesWhileShown, rememberedSearch, () => JOBS);
