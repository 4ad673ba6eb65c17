import { useMemo, type ComponentProps, type ReactNode } from 'react';
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
  const content = useMemo(() => html !== undefined && { __html: trusted(html) }, [html]);
  if (content) return <div className={classes} dangerouslySetInnerHTML={content} {...props} />;
  return (
    <div className={classes} {...props}>
      {children}
    </div>
  );
}

/** Where browsers have trusted types: React compares what it makes by identity. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('prose', {
  createHTML: (html) => html,
});

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => TrustedHTML };
}

const trusted = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
