import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import styles from './chip.module.css';

export interface ChipProps extends ComponentProps<'button'> {
  pressed?: boolean;
}

/** A choice that stays on or off: one category, one quick filter. */
export function Chip({ pressed = false, className, ...props }: ChipProps) {
  return <button type="button" aria-pressed={pressed} className={cx(styles.chip, className)} {...props} />;
}
