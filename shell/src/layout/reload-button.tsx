import { useLocation } from 'react-router-dom';
import { RetryButton } from '@site/design-system';

/** Loads the document of this address again: what did not arrive stays missing in the one that is open. */
export function ReloadButton({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const { pathname, search } = useLocation();
  return <RetryButton href={pathname + search} rel="external" size={size} />;
}
