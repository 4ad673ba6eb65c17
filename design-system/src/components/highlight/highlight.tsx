import { splitByTerm } from './split-by-term.ts';
import styles from './highlight.module.css';

export interface HighlightProps {
  text: string;
  /** What to mark, as typed: case is ignored, and special characters are taken literally. */
  term: string;
}

/**
 * `text` with every occurrence of `term` marked.
 *
 * **Use it** for a visitor's search terms in the results. **Not** for emphasis: that is a `strong`, in `Prose`.
 */
export function Highlight({ text, term }: HighlightProps) {
  return splitByTerm(text, term).map(({ part, matches }, index) =>
    matches ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
