import { Anchor } from '../link/link-provider.tsx';
import styles from './navigation-list.module.css';

export interface NavigationItem {
  label: string;
  href: string;
}

interface NavigationListProps {
  items: readonly NavigationItem[];
  currentPath: string;
}

export function NavigationList({ items, currentPath }: NavigationListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ label, href }) => (
        <li key={href}>
          <Anchor href={href} aria-current={currentState(href, currentPath)} className={styles.link}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** 'page' for the current page, true for its section, such as '/jobs' at '/jobs/hgv-driver'. */
function currentState(href: string, currentPath: string): 'page' | true | undefined {
  if (currentPath === href) return 'page';
  return href !== '/' && currentPath.startsWith(`${href}/`) ? true : undefined;
}
