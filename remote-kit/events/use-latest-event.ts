import { useSyncExternalStore } from 'react';
import { latestEvent, onEvents } from './latest-event.ts';
import type { SiteEvent, SiteEventName } from './site-events.ts';

/** What was told last, as it is now; undefined on the server and before hydration. */
export const useLatestEvent = <Name extends SiteEventName>(name: Name): SiteEvent<Name> | undefined =>
  useSyncExternalStore(
    onEvents,
    () => latestEvent(name),
    () => undefined,
  );
