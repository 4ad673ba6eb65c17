import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import styles from './spinner.module.css';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** Says what is in progress, visibly and to screen readers. Without it the spinner is decorative. */
  label?: string;
}

/**
 * Shows that work is in progress. As tall as the surrounding text.
 *
 * **Use it** when the result has no known shape, with a `label` that says what is awaited.
 * **Not** in place of content: that is a `Skeleton`. **Not** in a button: that is its `pending`.
 */
export function Spinner({ label, className, ...props }: SpinnerProps) {
  return (
    <span
      {...props}
      role={label ? 'status' : undefined}
      aria-hidden={!label || undefined}
      className={cx(styles.spinner, className)}
    >
      <span className={styles.wheel} />
      {label}
    </span>
  );
}
