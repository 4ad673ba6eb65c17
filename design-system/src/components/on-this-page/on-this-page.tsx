import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { Link } from '../link/link.tsx';
import styles from './on-this-page.module.css';

/** A section of a page: the id of its heading, and the words of it. */
export interface PageSection {
  id: string;
  title: string;
}

export interface OnThisPageProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the links lead to: 'On this page', 'Contents'. */
  label: string;
  sections: readonly PageSection[];
  /** The id of the one being read. */
  current?: string | undefined;
  /** `beside` shows the label, and stays in view beside the text in wide windows. */
  layout?: 'plain' | 'beside';
}

/**
 * Links to a page's sections, as the stops of a route.
 *
 * **Use it** for a text with four sections or more. **Not** for links to other pages: that is a `Breadcrumb`, or links
 * in the text.
 */
export function OnThisPage({ label, sections, current, layout = 'plain', className, ...props }: OnThisPageProps) {
  return (
    <nav aria-label={label} className={cx(styles.contents, layout === 'beside' && styles.beside, className)} {...props}>
      {layout === 'beside' && (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id} className={styles.item}>
            <Link
              href={`#${id}`}
              variant="quiet"
              aria-current={id === current ? 'location' : undefined}
              className={styles.stop}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
