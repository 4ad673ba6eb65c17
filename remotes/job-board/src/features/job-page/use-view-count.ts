import { useEffect } from 'react';
import { call, jobViewed } from '@site/contract';

/** Tells the server that somebody sees this job. Nothing waits for it, and nobody is told if it fails. */
export function useViewCount(id: string): void {
  useEffect(() => {
    const tell = () => void call(jobViewed, { id }, { keepalive: true });
    if (document.visibilityState === 'visible') {
      tell();
      return undefined;
    }
    // A tab opened in the background, or a page prepared before its link is followed.
    document.addEventListener('visibilitychange', tell, { once: true });
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id]);
}
