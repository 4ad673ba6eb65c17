import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { RetryButton } from '@site/design-system';
import { fetchAgain } from '../remotes/fetch-again.ts';

/** Reloads the document: code that failed to load stays missing in the current one. */
export function ReloadButton({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const retry = (event: MouseEvent) => {
    // In another tab, the browser follows the link itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void fetchAgain().then(() => window.location.assign(address));
  };
  return <RetryButton href={address} rel="external" size={size} onClick={retry} />;
}
