import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../announcer/announcer.tsx';

export interface Suggestion {
  /** Becomes the field's text when chosen. */
  value: string;
  /** What is shown instead of the value. */
  label?: string;
  /** Beside the label, and quieter: '128 jobs'. */
  detail?: string;
}

/** Finds suggestions for a text. It may reject: no suggestions are shown then. */
export type Suggest<Found extends Suggestion = Suggestion> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Found[]>;

interface Shown<Found> {
  suggestions: readonly Found[];
  loading: boolean;
  /** Index of the suggestion that the arrow keys have reached, or -1. */
  active: number;
}

const SHORTEST_TEXT = 2;
/** Milliseconds without a key pressed, after which suggestions are asked for. */
const TYPING_PAUSE = 200;

/** The suggestions for what was typed last; answers to earlier texts are ignored. `shown` is undefined while closed. */
export function useSuggestions<Found extends Suggestion>(suggest: Suggest<Found>) {
  const announce = useAnnounce();
  const [shown, setShown] = useState<Shown<Found>>();
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);

  const dismiss = () => {
    asked.current?.abort();
    setShown(undefined);
  };

  const moveTo = (active: number) => setShown((before) => before && { ...before, active });

  const ask = async (typed: string, pause = TYPING_PAUSE) => {
    const text = typed.trim();
    asked.current?.abort();
    if (text.length < SHORTEST_TEXT) return setShown(undefined);
    const { signal } = (asked.current = new AbortController());
    setShown((before) => ({ suggestions: before?.suggestions ?? [], loading: true, active: -1 }));
    try {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal.aborted) return;
      const suggestions = await suggest(text, signal);
      if (signal.aborted) return;
      setShown({ suggestions, loading: false, active: -1 });
      announce(countText(suggestions.length));
    } catch {
      if (!signal.aborted) setShown(undefined);
    }
  };
  return { shown, moveTo, ask, dismiss };
}

export const NO_SUGGESTIONS = 'No suggestions';

const countText = (count: number) =>
  count === 0 ? NO_SUGGESTIONS : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
