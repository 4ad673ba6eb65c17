import { useEffect, useRef } from 'react';
import { recall, remember } from './memory.ts';

/** The ref of a scrolling element that is where it was, with the focus where it was, when the next page opens. */
export function usePlace() {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current!;
    const root = element.getRootNode() as Document | ShadowRoot;
    const { focus, scroll } = recall();
    element.scrollTop = scroll;
    // What had the focus may be gone: a word that was removed, for example.
    if (focus) (root.getElementById(focus) ?? element.querySelector('h2'))?.focus({ preventScroll: true });
    const keep = () => {
      const { activeElement } = root;
      const focused = activeElement && element.contains(activeElement) ? activeElement.id : '';
      remember({ scroll: element.scrollTop, focus: focused });
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
  return ref;
}
