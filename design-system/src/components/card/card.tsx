import { cva } from 'class-variance-authority';
import type { PolymorphicProps, Tag } from '../../layout/polymorphic.ts';
import styles from './card.module.css';

export interface CardOwnProps {
  padding?: 'md' | 'lg';
  /** Answers to hover and focus: for a card that a CardLink makes clickable. */
  interactive?: boolean;
}

export type CardProps<Element extends Tag = 'div'> = PolymorphicProps<Element, CardOwnProps>;

const card = cva(styles.card, {
  variants: { padding: { md: styles.md, lg: styles.lg }, interactive: { true: styles.interactive, false: null } },
});

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
