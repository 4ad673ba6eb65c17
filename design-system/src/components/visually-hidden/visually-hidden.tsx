import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  children: ReactNode;
}

/**
 * Text for screen readers only.
 *
 * **Use it** for words that the layout conveys to everyone else. **Not** to name an icon that can be pressed: that is
 * the label of an `IconButton`.
 */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span className={cx(styles.hidden, className)} {...props} />;
}
