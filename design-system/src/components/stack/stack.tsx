import { cva } from 'class-variance-authority';
import { gapClass, type SpaceStep } from '../../layout/gap.ts';
import type { PolymorphicProps, Tag } from '../../layout/polymorphic.ts';
import styles from './stack.module.css';

export interface StackOwnProps {
  gap?: SpaceStep;
  align?: 'start' | 'center' | 'stretch';
}

export type StackProps<Element extends Tag = 'div'> = PolymorphicProps<Element, StackOwnProps>;

const stack = cva(styles.stack, {
  variants: { align: { start: styles.start, center: styles.center, stretch: styles.stretch } },
});

/** Children under each other, with the same space between them. */
export function Stack<Element extends Tag = 'div'>({ as, gap = 4, align = 'stretch', className, ...props }: StackProps<Element>) {
  const Root: Tag = as ?? 'div';
  return <Root className={stack({ align, className: [gapClass(gap), className] })} {...(props as object)} />;
}
