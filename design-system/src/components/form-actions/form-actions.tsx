import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import styles from './form-actions.module.css';

/** Buttons that end a form, the main one first: a column of full-width buttons on small screens, a row on wide ones. */
export function FormActions({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx(styles.actions, className)} {...props} />;
}
