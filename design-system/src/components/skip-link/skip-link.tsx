import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import styles from './skip-link.module.css';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The main area: '#main'. */
  href: `#${string}`;
}

/**
 * Skips the header, straight to the content. Visible only when focused.
 *
 * **Use it** as the first thing on the page. **Not** for links to parts of a page: that is a `Link`.
 */
export function SkipLink({ className, children = 'Skip to main content', ...props }: SkipLinkProps) {
  return (
    <a className={cx(styles.link, className)} {...props}>
      {children}
    </a>
  );
}
