import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { createCountdown, type Countdown } from './countdown.ts';

const SHOWN_FOR_MS = 5_000;

export interface TimedMessageProps {
  /** Called once the message has been shown for 5 seconds. */
  onEnd: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A message that clears itself after 5 seconds. The clock stops while the pointer or the focus is on it, except for the
 * focus that a script gives to its heading.
 */
export function TimedMessage({ onEnd, className, children }: TimedMessageProps) {
  const [focused, setFocused] = useState(false);
  const [pointed, setPointed] = useState(false);
  useCountdown(focused || pointed, onEnd);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  return (
    <div
      className={className}
      onFocus={({ target }) => setFocused(target.tabIndex >= 0)}
      onBlur={leave}
      // Not onPointerEnter: a message that appears under a resting pointer would never disappear.
      onPointerMove={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      {children}
    </div>
  );
}

function useCountdown(paused: boolean, onEnd: () => void) {
  const end = useEffectEvent(onEnd);
  const countdown = useRef<Countdown>(undefined);
  useEffect(() => {
    countdown.current ??= createCountdown(SHOWN_FOR_MS, () => end());
    if (!paused) countdown.current.resume();
    return () => countdown.current?.pause();
  }, [paused]);
}
