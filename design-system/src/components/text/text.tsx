import { cva } from 'class-variance-authority';
import type { ElementProps, Tag } from '../../layout/polymorphic.ts';
import styles from './text.module.css';

export interface TextOwnProps {
  /** `lg` for a lead, `sm` for asides. */
  size?: 'sm' | 'md' | 'lg';
  /** Less important than the text around it. */
  muted?: boolean;
  /** @deprecated Since 1.7.0: `muted`. */
  tone?: 'default' | 'muted';
  weight?: 'regular' | 'medium' | 'bold';
}

export type TextProps<Element extends Tag = 'p'> = TextOwnProps & ElementProps<Element, TextOwnProps>;

const text = cva(null, {
  variants: {
    size: { sm: styles.sm, md: styles.md, lg: styles.lg },
    muted: { true: styles.muted, false: null },
    weight: { regular: styles.regular, medium: styles.medium, bold: styles.bold },
  },
});

/**
 * A paragraph, or a run of text, in the body face.
 *
 * **Use it** for sentences in pages and components. **Not** for articles and other long-form markup: that is a `Prose`.
 */
export function Text<Element extends Tag = 'p'>({
  as,
  size = 'md',
  tone,
  muted = tone === 'muted',
  weight = 'regular',
  className,
  ...props
}: TextProps<Element>) {
  const Root: Tag = as ?? 'p';
  return <Root className={text({ size, muted, weight, className })} {...(props as object)} />;
}
