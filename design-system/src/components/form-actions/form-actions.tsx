import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import styles from './form-actions.module.css';

export interface FormActionsProps extends ComponentProps<'div'> {
  /** Buttons, the main one first. */
  children: ReactNode;
  /** Why the form could not be sent: a `Banner`, above the buttons. */
  message?: ReactNode;
}

/**
 * Buttons that end a form: a column of full-width buttons on small screens, a row on wide ones.
 *
 * In a `Dialog` or a `SlideOver` they stay in view, with their message, while what is above them scrolls.
 *
 * **Use it** once, at the end of a form or a dialog.
 * **Not** for links side by side on a page: that is a `Cluster`.
 */
export function FormActions({ message, className, children, ...props }: FormActionsProps) {
  return (
    <div className={cx(styles.end, className)} {...props}>
      {message}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
