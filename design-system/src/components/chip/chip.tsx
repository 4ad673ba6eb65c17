import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  /** Whether the choice is on. */
  pressed: boolean;
  /** Set from `pressed`. */
  'aria-pressed'?: never;
  children: ReactNode;
}

/**
 * A choice that stays on or off.
 *
 * **Use it** for quick filters and categories. **Not** for a topic that only labels or links: that is a `Tag`.
 */
export function Chip({ pressed, className, ...props }: ChipProps) {
  return <button type="button" aria-pressed={pressed} className={cx(styles.chip, className)} {...props} />;
}
