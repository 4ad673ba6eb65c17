import type { ComponentProps, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './badge.module.css';

type BadgeStatus = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Sets the colour; the text must convey it too. */
  status?: BadgeStatus;
  /** Before the text. */
  start?: IconName;
  /** @deprecated Since 1.7.0: `status`. */
  tone?: BadgeStatus;
  /** @deprecated Since 1.7.0: `start`. */
  icon?: IconName;
  children: ReactNode;
}

const badge = cva(styles.badge, {
  variants: {
    status: {
      neutral: styles.neutral,
      accent: styles.accent,
      success: styles.success,
      warning: styles.warning,
      danger: styles.danger,
      info: styles.info,
    },
  },
});

/**
 * A word or two on a coloured plate: a status or a fact.
 *
 * **Use it** for something new, urgent or of a certain kind. **Not** for a choice that stays on: that is a `Chip`.
 */
export function Badge({
  tone = 'neutral',
  status = tone,
  icon,
  start = icon,
  className,
  children,
  ...props
}: BadgeProps) {
  return (
    <span className={badge({ status, className })} {...props}>
      {start && <Icon name={start} size="sm" />}
      {children}
    </span>
  );
}
