import { cva } from 'class-variance-authority';
import { gapClass, type SpaceStep } from '../../layout/gap.ts';
import type { ElementProps, Tag } from '../../layout/polymorphic.ts';
import styles from './stack.module.css';

export interface StackOwnProps {
  /** The space between children: a step of the scale, where 4 is 1 rem. */
  gap?: SpaceStep;
  /** `stretch` makes every child as wide as the stack. */
  align?: 'start' | 'center' | 'stretch';
}

export type StackProps<Element extends Tag = 'div'> = StackOwnProps & ElementProps<Element, StackOwnProps>;

const stack = cva(styles.stack, {
  variants: { align: { start: styles.start, center: styles.center, stretch: styles.stretch } },
});

/**
 * Children stacked vertically, with equal space between them.
 *
 * **Use it** for the parts of a card, a form or a column. **Not** for items side by side: that is a `Cluster`.
 */
export function Stack<Element extends Tag = 'div'>({
  as,
  gap = 4,
  align = 'stretch',
  className,
  ...props
}: StackProps<Element>) {
  const Root: Tag = as ?? 'div';
  return <Root className={stack({ align, className: [gapClass(gap), className] })} {...(props as object)} />;
}
