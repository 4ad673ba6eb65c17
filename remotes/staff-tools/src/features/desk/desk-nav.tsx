import { useLocation } from 'react-router-dom';
import { Cluster, Link } from '@site/design-system';
import { ButtonForm, type Session } from '@site/remote-kit';
import styles from './desk-nav.module.css';

const PAGES = [
  ['/staff/submissions', 'Submissions'],
  ['/staff/proposal-access', 'Proposal access'],
  ['/staff/audit-log', 'Audit log'],
  ['/test-supabase', 'Database test'],
  ['/test-supabase-debug', 'Debug'],
] as const;

interface DeskNavProps {
  /** For signing out; without it, the page has nothing that needs a session. */
  session?: Pick<Session, 'status' | 'signOut'>;
}

/** The pages for staff, and signing out. */
export function DeskNav({ session }: DeskNavProps) {
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
      {session?.status === 'signed-in' && (
        <ButtonForm handle={session.signOut} variant="quiet" size="sm">
          Sign out
        </ButtonForm>
      )}
    </Cluster>
  );
}

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);
