import { useSyncExternalStore } from 'react';
import { DescriptionList, Panel } from '@site/design-system';

/** Where a page is seen. */
export interface Surroundings {
  origin: string;
  userAgent: string;
}

const neverChanges = () => () => undefined;
const useInBrowser = (read: () => string, onServer: string) => useSyncExternalStore(neverChanges, read, () => onServer);

/** The server knows these from the request; once scripts run, the browser has the last word. */
export function DebugInfo({ origin, userAgent }: Surroundings) {
  const inBrowser = {
    origin: useInBrowser(() => location.origin, origin),
    userAgent: useInBrowser(() => navigator.userAgent, userAgent),
  };
  return (
    <Panel title="Debug info">
      <DescriptionList
        items={[
          { term: 'Current origin', description: inBrowser.origin },
          { term: 'Environment', description: import.meta.env.MODE },
          { term: 'User agent', description: inBrowser.userAgent || 'Not given' },
        ]}
      />
    </Panel>
  );
}
