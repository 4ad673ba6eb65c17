import { Link } from 'react-router-dom';
import type { AnchorProps } from '@site/design-system';
import { usePrefetch } from '../remotes/prefetch.ts';

/** What has an extension is a file. */
const isPageOfThisSite = (href: string) => /^\/(?!\/)/.test(href) && !/\.\w+$/.test(href);

/**
 * The anchor that the design system's components use inside the site: pages open without a document load.
 * `rel="external"` forces a document load; links with a `target`, or to other sites, always cause one.
 */
export function RouterLink({ href = '', ...props }: AnchorProps) {
  const prefetch = usePrefetch(href);
  if (!isPageOfThisSite(href) || props.rel === 'external' || props.target) return <a href={href} {...props} />;
  return <Link to={href} {...prefetch} {...props} />;
}
