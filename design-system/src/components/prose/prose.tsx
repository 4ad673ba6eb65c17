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

type CreateHtml = (html: string) => string | TrustedHTML;

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => { createHTML: CreateHtml };
}

let policy: { createHTML: CreateHtml } | undefined;

/** For browsers with trusted types. React compares what they make by identity. */
const trusted: CreateHtml = (html) => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('prose', { createHTML: (each) => each });
  return policy?.createHTML(html) ?? html;
};
