import type { ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './button.module.css';

/** What Button and LinkButton have in common. */
export interface ButtonAppearance {
  /**
   * `primary` for a view's main action, `secondary` for others, `quiet` for repeated ones, `danger` for actions that
   * cannot be undone.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Repeats the meaning of the label, for quick recognition. */
  icon?: IconName;
  /** `end` for forward arrows. */
  iconPosition?: 'start' | 'end';
  /** As wide as its container. */
  fullWidth?: boolean;
}

export const buttonClass = cva(styles.button, {
  variants: {
    variant: { primary: styles.primary, secondary: styles.secondary, quiet: styles.quiet, danger: styles.danger },
    size: { sm: styles.sm, md: styles.md, lg: styles.lg },
    fullWidth: { true: styles.fullWidth, false: null },
  },
});

interface ButtonContentProps {
  icon: ButtonAppearance['icon'] | undefined;
  iconPosition: ButtonAppearance['iconPosition'] | undefined;
  size: NonNullable<ButtonAppearance['size']>;
  children: ReactNode;
}

export function ButtonContent({ icon, iconPosition = 'start', size, children }: ButtonContentProps) {
  const picture = icon && (
    <Icon
      name={icon}
      size={size === 'sm' ? 'sm' : 'md'}
      className={iconPosition === 'end' ? styles.onward : undefined}
    />
  );
  return (
    <span className={styles.content}>
      {iconPosition === 'start' && picture}
      {children}
      {iconPosition === 'end' && picture}
    </span>
  );
}
