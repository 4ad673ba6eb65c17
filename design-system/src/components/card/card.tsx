import { cva } from 'class-variance-authority';
import type { ElementProps, Tag } from '../../layout/polymorphic.ts';
import styles from './card.module.css';

export interface CardOwnProps {
  /** `lg` for a panel that stands alone. */
  padding?: 'md' | 'lg';
  /** Adds hover and focus styles, for a card made clickable by a CardLink. */
  interactive?: boolean;
}

export type CardProps<Element extends Tag = 'div'> = CardOwnProps & ElementProps<Element, CardOwnProps>;

const card = cva(styles.card, {
  variants: { padding: { md: styles.md, lg: styles.lg }, interactive: { true: styles.interactive, false: null } },
});

/**
 * A paper box for things that belong together.
 *
 * **Use it** for a list item, or for a panel beside text. **Not** for a band across the window: that is a
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
