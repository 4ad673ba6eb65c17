import { Link } from 'react-router-dom';
import type { AnchorProps } from '@site/design-system';
import { usePrefetch } from '../remotes/prefetch.ts';
import './page-transition.css';

/** What has an extension is a file. */
const isPageOfThisSite = (href: string) => /^\/(?!\/)/.test(href) && !/\.\w+$/.test(href);

/** Whether pages fade into each other: where browsers can, for whoever has not asked for less motion. */
const fades = (): boolean =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The anchor that the design system's components use inside the site: pages open without a document load.
 * `rel="external"` forces a document load; links with a `target`, or to other sites, always cause one.
 */
export function RouterLink({ href = '', ...props }: AnchorProps) {
  const prefetch = usePrefetch(href);
  if (!isPageOfThisSite(href) || props.rel === 'external' || props.target) return <a href={href} {...props} />;
  return <Link to={href} discover="none" viewTransition={!import.meta.env.SSR && fades()} {...prefetch} {...props} />;
}
