import { useLocation } from 'react-router-dom';
import { RetryButton } from '@site/design-system';

/** Reloads the document: code that failed to load stays missing in the current one. */
export function ReloadButton({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const { pathname, search } = useLocation();
  return <RetryButton href={pathname + search} rel="external" size={size} />;
}
