import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Anchor } from '../link/link-provider.tsx';
import styles from './tab-nav.module.css';

export interface TabNavItem {
  href: string;
  label: ReactNode;
  /** It leads to what is shown now. */
  current?: boolean;
}

export interface TabNavProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Names the navigation: 'Staff pages'. */
  label: string;
  items: readonly TabNavItem[];
  /** Set from `label`. */
  'aria-label'?: never;
}

/**
 * Links to the pages of one area, in a row that scrolls sideways where the window is too narrow for all. The current
 * one is scrolled into view.
 *
 * **Use it** above the pages of one area, or views of one list. **Not** for parts of a page that change without an
 * address of their own: that is a `SegmentedControl`. **Not** for the site’s own navigation: that is in `SiteHeader`.
 */
export function TabNav({ label, items, className, ...props }: TabNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current)?.href;

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) list.current?.scrollTo({ left: link.offsetLeft - list.current.clientWidth / 3 });
  }, [current]);

  return (
    <nav aria-label={label} data-only="screen" className={cx(styles.nav, className)} {...props}>
      <ul ref={list} className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={item.current ? 'page' : undefined} className={styles.link}>
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
