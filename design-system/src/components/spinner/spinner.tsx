import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import styles from './spinner.module.css';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** Says what is under way, in view and to screen readers. Without it the spinner is decoration. */
  label?: string;
}

/**
 * Work is under way. As high as the text around it.
 *
 * **Use it** for a wait without a shape to hold, and say in `label` what is awaited.
 * **Not** where content will come: that is a `Skeleton`. **Not** in a button: that is its `pending`.
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
