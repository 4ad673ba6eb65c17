import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type ReactNode } from 'react';

const SHOWN_FOR_MS = 5_000;

export interface TimedMessageProps {
  /** Called when the message has been on show for 5 seconds. */
  onEnd: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A message that clears itself after 5 seconds. The clock stops while focus or the pointer is on it. */
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
      onFocus={() => setFocused(true)}
      onBlur={leave}
      // Not on entering: a message that appears under a resting pointer would never go.
      onPointerMove={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      {children}
    </div>
  );
}

function useCountdown(paused: boolean, onEnd: () => void) {
  const remaining = useRef(SHOWN_FOR_MS);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [paused]);
}
