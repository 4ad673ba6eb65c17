import { cva } from 'class-variance-authority';
import type { ElementProps, Tag } from '../../layout/polymorphic.ts';
import styles from './card.module.css';

export interface CardOwnProps {
  /** `lg` for a panel that stands alone. */
  padding?: 'md' | 'lg';
  /** Answers to hover and focus: for a card that a CardLink makes clickable. */
  interactive?: boolean;
}

export type CardProps<Element extends Tag = 'div'> = CardOwnProps & ElementProps<Element, CardOwnProps>;

const card = cva(styles.card, {
  variants: { padding: { md: styles.md, lg: styles.lg }, interactive: { true: styles.interactive, false: null } },
});

/**
 * A box of paper for things that belong together.
 *
 * **Use it** for an item of a list, or a panel beside the text. **Not** for a band across the window: that is a
 * `Section`.
 */
export function Card<Element extends Tag = 'div'>({
  as,
  padding = 'md',
  interactive = false,
  className,
  ...props
}: CardProps<Element>) {
  const Root: Tag = as ?? 'div';
  return <Root data-tone="paper" className={card({ padding, interactive, className })} {...(props as object)} />;
}
