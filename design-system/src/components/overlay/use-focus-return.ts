import { useRef } from 'react';

/**
 * Handlers for a Radix dialog without a Radix trigger, which would lose focus on closing. The panel itself takes focus
 * on opening, so that its title is read and no on-screen keyboard opens, and returns it to its opener or, without one,
 * to the previous element. Safari does not focus a button that is pressed.
 */
export function useFocusReturn(openerId: string | undefined) {
  const previous = useRef<Element>(null);
  return {
    onOpenAutoFocus(event: Event) {
      event.preventDefault();
      previous.current = document.activeElement;
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const opener = openerId === undefined ? previous.current : document.getElementById(openerId);
      if (opener instanceof HTMLElement) opener.focus();
    },
  };
}
