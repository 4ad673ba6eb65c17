import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import styles from './sticky-action-bar.module.css';

export interface StickyActionBarProps extends ComponentProps<'div'> {
  /** The view's main action: one button, as wide as the bar. */
  children: ReactNode;
}

/**
 * The view's main action, at the bottom of a narrow window until the reader comes to where it belongs. In wide windows
 * it stands there only.
 *
 * **Use it** once on a page, inside a `Container`, after a long text that ends in one action. **Not** for the buttons
 * of a form: those are `FormActions`.
 */
export function StickyActionBar({ className, ...props }: StickyActionBarProps) {
  return <div data-only="screen" className={cx(styles.bar, className)} {...props} />;
}
