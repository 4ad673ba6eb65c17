import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import styles from './filter-bar.module.css';

export interface FilterBarProps extends ComponentProps<'div'> {
  /** Fields, and after them the buttons that apply and clear them. */
  children: ReactNode;
}

/**
 * The fields of a search or of a list's filters in one row, with their buttons; in narrower places it wraps. Fields to
 * type in take more of the room than lists to choose from.
 *
 * **Use it** inside a form with few fields, above what they find. **Not** for many choices beside a list: those are
 * `FilterGroup`s. **Not** for a single search: that is a `SearchField`.
 */
export function FilterBar({ className, ...props }: FilterBarProps) {
  return <div data-only="screen" className={cx(styles.bar, className)} {...props} />;
}
