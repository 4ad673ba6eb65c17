import { useEffect, useRef, type FocusEvent, type MouseEvent } from 'react';
import { buttonClass, type ButtonAppearance } from '../button/button-appearance.tsx';
import { Icon } from '../icon/icon.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { NavigationList, type NavigationItem } from './navigation-list.tsx';
import styles from './header-menu.module.css';

export interface HeaderAction {
  label: string;
  href: string;
  variant: NonNullable<ButtonAppearance['variant']>;
}

interface HeaderMenuProps {
  navigation: readonly NavigationItem[];
  currentPath: string;
  actions: readonly HeaderAction[];
}

/** Navigation for narrow windows: a native element, which opens without scripts. */
export function HeaderMenu({ navigation, currentPath, actions }: HeaderMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const toggle = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  const close = () => {
    if (menu.current) menu.current.open = false;
  };

  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };

  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <div className={styles.menu} onBlur={closeOnLeaving}>
      <details ref={menu} className={styles.details}>
        <summary ref={toggle} className={buttonClass({ variant: 'quiet', size: 'md', className: styles.toggle })}>
          <Icon name="menu" className={styles.whenClosed} />
          <Icon name="close" className={styles.whenOpen} />
          Menu
        </summary>
        <div className={styles.panel} onClick={closeOnChoice}>
          <nav aria-label="Menu">
            <NavigationList items={navigation} currentPath={currentPath} />
          </nav>
          <div className={styles.actions}>
            {actions.map(({ label, ...action }) => (
              <LinkButton key={action.href} fullWidth {...action}>
                {label}
              </LinkButton>
            ))}
          </div>
        </div>
      </details>
    </div>
  );
}
