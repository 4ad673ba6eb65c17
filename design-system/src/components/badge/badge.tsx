import type { ComponentProps } from 'react';
import { cva } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  icon?: IconName;
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

export function Badge({ tone = 'neutral', icon, className, children, ...props }: BadgeProps) {
  return (
    <span className={badge({ tone, className })} {...props}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  );
}
