import { useEffect, useState } from 'react';
import type { LoggedRequest } from '../logged-request.ts';
import type { MockedSite } from './mocked-site.ts';

const EVERY_MS = 1_000;

/** The visitor's calls, read again each second while the page is in view; undefined until the server has answered. */
export function useCalls({ calls }: MockedSite): readonly LoggedRequest[] | undefined {
  const [latest, setLatest] = useState<readonly LoggedRequest[]>();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      if (document.hidden) return;
      try {
        const answer = await calls();
        if (isCurrent) setLatest(answer);
      } catch {
        // The server is being restarted: what is in view stays, and the next reading may succeed.
      }
    };
    void read();
    const timer = setInterval(() => void read(), EVERY_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [calls]);
  return latest;
}
