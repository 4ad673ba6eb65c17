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
  /** Before the label: repeats its meaning, for quick recognition. */
  start?: IconName;
  /** After the label: where it leads, such as a forward arrow. */
  end?: IconName;
  /** @deprecated Since 1.7.0: `start` or `end`. */
  icon?: IconName;
  /** @deprecated Since 1.7.0: `start` or `end`. */
  iconPosition?: 'start' | 'end';
  /** As wide as its container. */
  fullWidth?: boolean;
}

/** The icons of a button, which some of its kinds choose themselves. */
export type ButtonIcons = 'start' | 'end' | 'icon' | 'iconPosition';

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
  start: IconName | undefined;
  end: IconName | undefined;
  size: NonNullable<ButtonAppearance['size']>;
  pending?: boolean;
  children: ReactNode;
}

export function ButtonContent({ start, end, size, pending = false, children }: ButtonContentProps) {
  const iconSize = size === 'sm' ? 'sm' : 'md';
  const spinner = pending && (
    <span className={turning({ size: start || end ? iconSize : 'beside' })} aria-hidden="true" />
  );
  const turnsAtEnd = pending && !start && Boolean(end);
  return (
    <span className={styles.content}>
      {turnsAtEnd ? null : spinner || (start && <Icon name={start} size={iconSize} />)}
      {children}
      {turnsAtEnd ? spinner : end && <Icon name={end} size={iconSize} className={styles.onward} />}
    </span>
  );
}
