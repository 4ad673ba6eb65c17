import type { ComponentProps, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import styles from './quote.module.css';

export interface QuoteProps extends ComponentProps<'figure'> {
  /** Who said it. */
  name: string;
  /** Their trade, employer or town. */
  detail?: ReactNode;
  /** An Avatar, decorative because the name is beside it. */
  avatar?: ReactNode;
  /** `lg` for a quote on its own. */
  size?: 'md' | 'lg';
}

const quote = cva(styles.quote, { variants: { size: { md: null, lg: styles.lg } } });

/**
 * A quotation and its author.
 *
 * **Use it** for testimonials, alone in a band or in a `Card` beside others. **Not** for words quoted within a text:
 * that is a blockquote in `Prose`.
 */
export function Quote({ name, detail, avatar, size = 'md', className, children, ...props }: QuoteProps) {
  return (
    <figure className={quote({ size, className })} {...props}>
      <svg viewBox="0 0 46 32" aria-hidden="true" className={styles.mark}>
        <path d="M0 32V19L11 0h9l-7 16h7v16zM26 32V19L37 0h9l-7 16h7v16z" />
      </svg>
      <blockquote className={styles.words}>{children}</blockquote>
      <figcaption className={styles.speaker}>
        {avatar}
        <span>
          <span className={styles.name}>{name}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
