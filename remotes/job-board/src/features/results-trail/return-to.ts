import type { MouseEvent } from 'react';

/**
 * For a link's `onClick`: goes back to the latest visit of `href` in this tab, so that its scroll position and state
 * return. Where there was none, or the browser does not tell, the link is followed as usual.
 */
export function returnTo(href: string, event: MouseEvent): void {
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const { navigation } = globalThis as { navigation?: Navigation };
  const now = navigation?.currentEntry?.index;
  if (!isPlainClick || !navigation || now === undefined) return;
  const visit = navigation
    .entries()
    .slice(0, now)
    .findLast(({ url }) => url === new URL(href, location.href).href);
  if (!visit) return;
  event.preventDefault();
  navigation.traverseTo(visit.key);
}
