import { useMemo, useSyncExternalStore } from 'react';
import type { JobQuery } from '@site/contract';
import type { Outcome } from '../search/outcome.ts';
import { readTrail, trailOf, type Trail } from './trail.ts';

const KEY = 'job-board.results';

/** Keeps the results for this tab, if storage is allowed. Without them, a job's page leads back to the plain list. */
export function rememberResults({ query, outcome }: { query: JobQuery; outcome: Outcome }): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trailOf(query, outcome)));
  } catch {
    // Nothing needs them.
  }
}

function rememberedResults(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

const neverChangesWhileShown = () => () => undefined;

/** The results as the visitor left them in this tab. */
export function useRememberedResults(): Trail | undefined {
  const text = useSyncExternalStore(neverChangesWhileShown, rememberedResults, () => '');
  return useMemo(() => readTrail(text), [text]);
}
