import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import styles from './prose.module.css';

type ProseContent = { /** Sanitised markup. */ html: string; children?: never } | { html?: never; children: ReactNode };

export type ProseProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & ProseContent;

/**
 * Long-form text: styles the plain elements inside it, from headings to tables, figures with captions and asides.
 *
 * **Use it** for articles, job adverts and legal pages. **Not** for a single sentence: that is a `Text`.
 */
export function Prose({ html, children, className, ...props }: ProseProps) {
  const classes = cx(styles.prose, className);
  if (html !== undefined) return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} {...props} />;
  return (
    <div className={classes} {...props}>
      {children}
    </div>
  );
}
