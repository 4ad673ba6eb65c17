import type { ComponentProps } from 'react';
import { cva } from 'class-variance-authority';
import styles from './scroll-area.module.css';

export interface ScrollAreaProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label' | 'tabIndex'> {
  /** What scrolls, for screen readers. */
  label: string;
  /** Follows from `label`. */
  'aria-label'?: never;
  /**
   * The height from which it scrolls: 12, 18 or 26 rem. Without it, it scrolls only sideways, where it is too narrow.
   */
  height?: 'sm' | 'md' | 'lg';
}

const area = cva(styles.area, {
  variants: { height: { none: styles.sideways, sm: styles.sm, md: styles.md, lg: styles.lg } },
});

/**
 * A window on content that is longer or wider than its place, with a shadow at each edge that hides some.
 *
 * **Use it** for long lists side by side, whose lengths differ. **Not** for tables: a `DataTable` scrolls by itself.
 * **Not** for what few readers want: that is a `Disclosure`.
 */
export function ScrollArea({ label, height, className, ...props }: ScrollAreaProps) {
  // In the tab order, so that arrow keys can scroll it where nothing inside takes the focus.
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className={area({ height: height ?? 'none', className })}
      {...props}
    />
  );
}
