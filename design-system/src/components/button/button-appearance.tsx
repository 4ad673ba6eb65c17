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

/** In place of the icon it is as large; beside a label without one, it takes its room from the padding. */
const turning = cva(styles.spinner, {
  variants: { size: { sm: styles.inPlaceSm, md: styles.inPlaceMd, beside: styles.beside } },
});

interface ButtonContentProps {
  icon: ButtonAppearance['icon'] | undefined;
  iconPosition: ButtonAppearance['iconPosition'] | undefined;
  size: NonNullable<ButtonAppearance['size']>;
  pending?: boolean;
  children: ReactNode;
}

export function ButtonContent({ icon, iconPosition = 'start', size, pending = false, children }: ButtonContentProps) {
  const position = icon ? iconPosition : 'start';
  const iconSize = size === 'sm' ? 'sm' : 'md';
  const picture = pending ? (
    <span className={turning({ size: icon ? iconSize : 'beside' })} aria-hidden="true" />
  ) : (
    icon && <Icon name={icon} size={iconSize} className={position === 'end' ? styles.onward : undefined} />
  );
  return (
    <span className={styles.content}>
      {position === 'start' && picture}
      {children}
      {position === 'end' && picture}
    </span>
  );
}
