import type { ComponentProps, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Kind of status; the text must convey it too. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  icon?: IconName;
  children: ReactNode;
}

const badge = cva(styles.badge, {
  variants: {
    tone: {
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
export function Badge({ tone = 'neutral', icon, className, children, ...props }: BadgeProps) {
  return (
    <span className={badge({ tone, className })} {...props}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  );
}
