import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '@site/design-system';
import { ButtonForm, type Session } from '@site/remote-kit';
import { routes } from '../../routes.tsx';
import styles from './desk-nav.module.css';

interface DeskNavProps {
  /** For signing out; without it, the page has nothing that needs a session. */
  session?: Pick<Session, 'status' | 'signOut'>;
}

/** The pages for staff, and signing out. */
export function DeskNav({ session }: DeskNavProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);

  // Where the window is too narrow for all pages, the list scrolls to the one that is shown.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) list.current?.scrollTo({ left: current.offsetLeft - list.current.clientWidth / 3 });
  }, [pathname]);

  return (
    <div className={styles.bar}>
      <nav aria-label="Staff pages" className={styles.nav}>
        <ul ref={list} className={styles.pages}>
          {routes.map(
            ({ path, name }) =>
              name !== undefined && (
                <li key={path}>
                  <Link href={path} aria-current={isShown(pathname, path) ? 'page' : undefined} className={styles.page}>
                    {name}
                  </Link>
                </li>
              ),
          )}
        </ul>
      </nav>
      {session?.status === 'signed-in' && (
        <ButtonForm handle={session.signOut} variant="quiet" size="sm">
          Sign out
        </ButtonForm>
      )}
    </div>
  );
}

/** The desk's own page is above all others, and is not shown with them. */
const isShown = (pathname: string, path: string) =>
  pathname === path || (path !== '/staff' && pathname.startsWith(`${path}/`));
