import { cva } from 'class-variance-authority';
import { gapClass, type SpaceStep } from '../../layout/gap.ts';
import type { PolymorphicProps, Tag } from '../../layout/polymorphic.ts';
import styles from './cluster.module.css';

export interface ClusterOwnProps {
  gap?: SpaceStep;
  justify?: 'start' | 'center' | 'between' | 'end';
  align?: 'start' | 'center' | 'baseline';
}

export type ClusterProps<Element extends Tag = 'div'> = PolymorphicProps<Element, ClusterOwnProps>;

const cluster = cva(styles.cluster, {
  variants: {
    justify: { start: null, center: styles.justifyCenter, between: styles.justifyBetween, end: styles.justifyEnd },
    align: { start: styles.alignStart, center: styles.alignCenter, baseline: styles.alignBaseline },
  },
});

/** Children in a row that wraps. */
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
