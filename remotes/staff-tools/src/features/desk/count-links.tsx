import { useLocation } from 'react-router-dom';
import { Link } from '@site/design-system';
import styles from './count-links.module.css';

interface CountLinksProps {
  /** What is counted: 'New submissions'. */
  label: string;
  /** The filters that each leads to, as a query: '?status=new&kind=quote'. */
  counts: readonly { query: string; name: string; count: number }[];
}

/** Counts above a list, each a link to what it counts. */
export function CountLinks({ label, counts }: CountLinksProps) {
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={label}>
      <ul className={styles.counts}>
        {counts.map(({ query, name, count }) => (
          <li key={query}>
            <Link href={pathname + query} aria-current={search === query ? 'true' : undefined} className={styles.link}>
              <strong className={styles.count}>{count.toLocaleString('en-GB')}</strong> {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
