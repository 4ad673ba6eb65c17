import { cva } from 'class-variance-authority';
import { gapClass, type SpaceStep } from '../../layout/gap.ts';
import type { ElementProps, Tag } from '../../layout/polymorphic.ts';
import styles from './grid.module.css';

export interface GridOwnProps {
  /** Minimum column width: 10, 16, 20 or 26 rem. */
  min?: 'xs' | 'sm' | 'md' | 'lg';
  /** The space between children: a step of the scale, where 4 is 1 rem. */
  gap?: SpaceStep;
  /** Lets the items of a last row that is not full share its width. */
  fill?: boolean;
}

export type GridProps<Element extends Tag = 'div'> = GridOwnProps & ElementProps<Element, GridOwnProps>;

const grid = cva(styles.grid, {
  variants: {
    min: { xs: styles.xs, sm: styles.sm, md: styles.md, lg: styles.lg },
    fill: { true: styles.fill, false: null },
  },
});

/**
 * Equal columns, as many as fit.
 *
 * **Use it** for cards or figures of equal weight. **Not** for items of different widths: that is a `Cluster`.
 */
export function Grid<Element extends Tag = 'div'>({
  as,
  min = 'sm',
  gap = 5,
  fill = false,
  className,
  ...props
}: GridProps<Element>) {
  const Root: Tag = as ?? 'div';
  return <Root className={grid({ min, fill, className: [gapClass(gap), className] })} {...(props as object)} />;
}
