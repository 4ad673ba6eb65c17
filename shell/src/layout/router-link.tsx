import { Link } from 'react-router-dom';
import type { AnchorProps } from '@site/design-system';
import { usePrefetch } from '../remotes/prefetch.ts';

const isPageOfThisSite = (href: string) => href.startsWith('/') && !href.startsWith('//');

/**
 * The anchor that the design system's components use inside the site: pages open without a document load.
 * `rel="external"` forces a document load; links with a `target`, or to other sites, always cause one.
 */
export function RouterLink({ href = '', ...props }: AnchorProps) {
  const prefetch = usePrefetch(href);
  if (!isPageOfThisSite(href) || props.rel === 'external' || props.target) return <a href={href} {...props} />;
  return <Link to={href} {...prefetch} {...props} />;
}
