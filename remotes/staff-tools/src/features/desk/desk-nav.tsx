import { useLocation } from 'react-router-dom';
import { TabNav } from '@site/design-system';
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
  const items = routes.flatMap(({ path, name }) =>
    name === undefined ? [] : [{ href: path, label: name, current: isShown(pathname, path) }],
  );
  return (
    <div data-only="screen" className={styles.bar}>
      <TabNav label="Staff pages" items={items} className={styles.pages} />
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
