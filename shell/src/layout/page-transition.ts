/**
 * Lets a visitor who is faster than the fade end it: the router skips a transition when another begins, and leaves the
 * promise unhandled that then rejects, as it does in a hidden tab. https://drafts.csswg.org/css-view-transitions-1
 */
export function allowSkippedTransitions(): void {
  // Not every browser has it.
  const start = (document as Partial<Document>).startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (...args) => {
    const transition = start(...args);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
