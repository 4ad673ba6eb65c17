import { useMemo, useSyncExternalStore } from 'react';
import { readTrail, TRAIL_KEY, type Trail } from './trail.ts';

function rememberedResults(): string {
  try {
    return sessionStorage.getItem(TRAIL_KEY) ?? '';
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
