import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { Link } from '../link/link.tsx';
import styles from './site-footer.module.css';

interface FooterColumnProps {
  title: string;
  /** What the title links to. */
  href?: string | undefined;
  children: ReactNode;
}

export function FooterColumn({ title, href, children }: FooterColumnProps) {
  return (
    <div>
      <Heading level={2} size="sm" className={styles.title}>
        {href ? (
          <Link variant="quiet" href={href} className={styles.titleLink}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      {children}
    </div>
  );
}
