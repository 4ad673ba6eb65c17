import { useRef, type ComponentProps } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cva } from 'class-variance-authority';
import styles from './scroll-area.module.css';
import { useOverflow } from './use-overflow.ts';

export interface ScrollAreaProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label' | 'tabIndex'> {
  /** What scrolls, for screen readers: said while something is hidden. */
  label: string;
  /** Set from `label`. */
  'aria-label'?: never;
  /**
   * Maximum height, above which it scrolls: 12, 18 or 26 rem. Without it, it only scrolls sideways.
   */
  height?: 'sm' | 'md' | 'lg';
}

const frame = cva(styles.area, {
  variants: { height: { none: styles.sideways, sm: styles.sm, md: styles.md, lg: styles.lg } },
});

/**
 * Scrolls content that is longer or wider than its space, with a shadow at each edge that hides some of it.
 *
 * **Use it** for long lists of different lengths side by side. **Not** for tables: a `DataTable` scrolls by itself.
 * **Not** for content that few readers want: that is a `Disclosure`.
 */
export function ScrollArea({ label, height, className, ref, ...props }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(area);
  // In the tab order, so that arrow keys can scroll it even if nothing inside takes focus.
  const scrolled = overflows ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div
      {...scrolled}
      ref={useComposedRefs(area, ref)}
      className={frame({ height: height ?? 'none', className })}
      {...props}
    />
  );
}
