import { Link } from '@site/design-system';
import { frame } from '../../content/article.ts';
import type { ArticleText } from './article-text.ts';
import styles from './contents.module.css';

export interface ContentsProps {
  /** The article's sections, as `build/mdx.ts` collects them. */
  sections: ArticleText['tableOfContents'];
  /** The id of the one being read. */
  current?: string | undefined;
  /** Shown above the links. */
  title?: string;
}

/** Links to an article's sections. */
export function Contents({ sections, current, title }: ContentsProps) {
  return (
    <nav aria-label={frame.contents}>
      {title && (
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
      )}
      <ol className={styles.list}>
        {sections.map(({ id, value }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              variant="quiet"
              aria-current={id === current ? 'location' : undefined}
              className={styles.link}
            >
              {value}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
