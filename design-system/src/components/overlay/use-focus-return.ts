import { useRef } from 'react';

/**
 * Handlers for a Radix dialog without a Radix trigger, which would lose focus on closing. The panel itself takes focus
 * on opening, so that its title is read and no on-screen keyboard opens, and returns it to the previous element.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus(event: Event) {
      event.preventDefault();
      opener.current = document.activeElement;
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
