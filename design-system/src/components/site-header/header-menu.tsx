import { useEffect, useId, useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { NavigationList, type NavigationItem } from './navigation-list.tsx';
import type { HeaderAction } from './site-header.tsx';
import styles from './header-menu.module.css';

interface HeaderMenuProps {
  navigation: readonly NavigationItem[];
  currentPath: string;
  actions: readonly HeaderAction[];
}

/** Navigation for narrow windows: a button and the panel that it opens. */
export function HeaderMenu({ navigation, currentPath, actions }: HeaderMenuProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
  };

  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div className={styles.menu} onBlur={closeOnLeaving}>
      <IconButton
        ref={toggle}
        icon={open ? 'close' : 'menu'}
        label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={panelId}
        className={styles.toggle}
        onClick={() => setOpen(!open)}
      />
      <div id={panelId} className={styles.panel} data-state={open ? 'open' : 'closed'} onClick={closeOnChoice}>
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
    </div>
  );
}
