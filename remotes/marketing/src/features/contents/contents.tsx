import { Link } from '@site/design-system';
import styles from './contents.module.css';

/** A section of a page: the id of its heading, and the words of it. */
export interface PageSection {
  id: string;
  title: string;
}

export interface ContentsProps {
  /** The links' name, for screen readers. */
  label: string;
  sections: readonly PageSection[];
  /** The id of the one being read. */
  current?: string | undefined;
}

/** Links to a page's sections, as the stops of a route. */
export const Contents = ({ label, sections, current }: ContentsProps) => (
  <nav aria-label={label}>
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
