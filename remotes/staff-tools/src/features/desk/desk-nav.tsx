import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Cluster, Link } from '@site/design-system';
import styles from './desk-nav.module.css';

const PAGES = [
  ['/staff/proposal-access', 'Proposal access'],
  ['/staff/audit-log', 'Audit log'],
  ['/test-supabase', 'Database test'],
  ['/test-supabase-debug', 'Debug'],
] as const;

/** The pages for staff, and what one does with the session. */
export function DeskNav({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Cluster gap={4} justify="between" className={styles.bar}>
      <nav aria-label="Staff pages">
        <ul className={styles.pages}>
          {PAGES.map(([path, name]) => (
            <li key={path}>
              <Link href={path} aria-current={isWithin(pathname, path) ? 'page' : undefined} className={styles.page}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Cluster>
  );
}

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);
