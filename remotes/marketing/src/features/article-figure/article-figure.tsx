import type { ReactNode } from 'react';
import styles from './article-figure.module.css';

export interface ArticleFigureProps {
  /** Units across and down; on a phone, about as many pixels if it is 320 wide. */
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
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" fontSize="13" className={styles.drawing}>
        {drawing}
      </svg>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}
