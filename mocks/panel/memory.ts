import { useState } from 'react';

export const TABS = ['Presets', 'Endpoints', 'Clock', 'Requests'] as const;

/** What the panel remembers from one page of a tab to the next. */
export interface Memory {
  open: boolean;
  /** Whether the badge is only a dot. */
  folded: boolean;
  /** How far the panel is scrolled. */
  scroll: number;
  /** Id of the control that had the focus; '' where none in the panel had. */
  focus: string;
  tab: (typeof TABS)[number];
  /** The endpoints looked for. */
  find: string;
  /** Ids of the entries that are open. */
  unfolded: readonly string[];
  /** Id of the newest call that was cleared away. */
  cleared: number | null;
}

const KEY = 'mock-panel';
const NOTHING: Memory = {
  open: false,
  folded: false,
  scroll: 0,
  focus: '',
  tab: 'Endpoints',
  find: '',
  unfolded: [],
  cleared: null,
};

export function recall(): Memory {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Memory>) };
  } catch {
    return NOTHING;
  }
}

export const remember = (changes: Partial<Memory>): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ ...recall(), ...changes }));

export function useMemory(): [memory: Memory, change: (changes: Partial<Memory>) => void] {
  const [memory, setMemory] = useState(recall);
  const change = (changes: Partial<Memory>) => {
    remember(changes);
    setMemory((before) => ({ ...before, ...changes }));
  };
  return [memory, change];
}
