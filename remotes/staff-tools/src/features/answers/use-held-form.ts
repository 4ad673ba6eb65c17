import { useEffect, useRef, useState } from 'react';
import type { FormHandle } from '@site/remote-kit';

const HELD_MS = 10_000;

/** A form whose call begins ten seconds after it was sent. Until then it can be undone, as leaving the page does. */
export function useHeldForm<Reply, Field extends string>(handle: FormHandle<Reply, Field>) {
  const [held, setHeld] = useState<HTMLFormElement>();
  const isOver = useRef(false);
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => {
      setHeld(undefined);
      isOver.current = true;
      held.requestSubmit();
      isOver.current = false;
    }, HELD_MS);
    return () => clearTimeout(timer);
  }, [held]);
  const isHeld = held !== undefined;
  return {
    isHeld,
    undo: () => setHeld(undefined),
    handle: {
      ...handle,
      state: { ...handle.state, pending: handle.state.pending || isHeld },
      handlers: {
        ...handle.handlers,
        onSubmit(event: Parameters<typeof handle.handlers.onSubmit>[0]) {
          if (isOver.current) return handle.handlers.onSubmit(event);
          event.preventDefault();
          setHeld(event.currentTarget);
        },
      },
    },
  };
}
