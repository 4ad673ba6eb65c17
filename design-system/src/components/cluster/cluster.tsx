import { cva } from 'class-variance-authority';
import { gapClass, type SpaceStep } from '../../layout/gap.ts';
import type { ElementProps, Tag } from '../../layout/polymorphic.ts';
import styles from './cluster.module.css';

export interface ClusterOwnProps {
  /** The space between children: a step of the scale, where 4 is 1 rem. */
  gap?: SpaceStep;
  /** Along the row: `between` pushes them to both ends. */
  justify?: 'start' | 'center' | 'between' | 'end';
  /** Across the row: `baseline` for texts of several sizes. */
  align?: 'start' | 'center' | 'baseline';
}

export type ClusterProps<Element extends Tag = 'div'> = ClusterOwnProps & ElementProps<Element, ClusterOwnProps>;

const cluster = cva(styles.cluster, {
  variants: {
    justify: { start: null, center: styles.justifyCenter, between: styles.justifyBetween, end: styles.justifyEnd },
    align: { start: styles.alignStart, center: styles.alignCenter, baseline: styles.alignBaseline },
  },
});

/**
 * Children in a row that wraps, each as wide as it needs.
 *
 * **Use it** for buttons, badges and other items side by side. **Not** for columns of equal width: that is a `Grid`.
 */
export function Cluster<Element extends Tag = 'div'>({
  as,
  gap = 3,
  justify = 'start',
  align = 'center',
  className,
  ...props
}: ClusterProps<Element>) {
  const Root: Tag = as ?? 'div';
  return <Root className={cluster({ justify, align, className: [gapClass(gap), className] })} {...(props as object)} />;
}
