import { cva } from 'class-variance-authority';
import type { PolymorphicProps, Tag } from '../../layout/polymorphic.ts';
import styles from './text.module.css';

export interface TextOwnProps {
  size?: 'sm' | 'md' | 'lg';
  tone?: 'default' | 'muted';
  weight?: 'regular' | 'medium' | 'bold';
}

export type TextProps<Element extends Tag = 'p'> = PolymorphicProps<Element, TextOwnProps>;

const text = cva(null, {
  variants: {
    size: { sm: styles.sm, md: styles.md, lg: styles.lg },
    tone: { default: null, muted: styles.muted },
    weight: { regular: styles.regular, medium: styles.medium, bold: styles.bold },
  },
});

export function Text<Element extends Tag = 'p'>({
  as,
  size = 'md',
  tone = 'default',
  weight = 'regular',
  className,
  ...props
}: TextProps<Element>) {
  const Root: Tag = as ?? 'p';
  return <Root className={text({ size, tone, weight, className })} {...(props as object)} />;
}
