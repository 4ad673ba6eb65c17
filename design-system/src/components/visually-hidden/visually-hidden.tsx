import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span className={cx(styles.hidden, className)} {...props} />;
}
