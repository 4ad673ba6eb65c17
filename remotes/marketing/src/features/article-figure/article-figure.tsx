import type { ReactNode } from 'react';
import styles from './article-figure.module.css';

export interface ArticleFigureProps {
  /** Units across and down. Text of size 14 is easy to read on a phone when a drawing is 400 wide. */
  width: number;
  height: number;
  /** The drawing, as SVG elements. Decorative: the caption says what it shows. */
  drawing: ReactNode;
  /** The caption. */
  children: ReactNode;
}

/** A drawing in an article, with the words that say the same. */
export function ArticleFigure({ width, height, drawing, children }: ArticleFigureProps) {
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" className={styles.drawing}>
        {drawing}
      </svg>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}
