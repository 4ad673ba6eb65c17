import type { ComponentProps, ReactNode } from 'react';
import { isValidElement } from 'react';
import { cx } from 'class-variance-authority';
import { Container } from '../container/container.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Logo } from '../logo/logo.tsx';
import { HeaderMenu, type HeaderAction } from './header-menu.tsx';
import { NavigationList, type NavigationItem } from './navigation-list.tsx';
import { TopBar, type TopBarContent } from './top-bar.tsx';
import { useScrolled } from './use-scrolled.ts';
import styles from './site-header.module.css';

/** Scroll distance in pixels after which the header casts a shadow. */
const SCROLL_THRESHOLD = 10;

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  navigation: ReadonlyArray<NavigationItem>;
  /** Path of the current page, whose link is highlighted. */
  currentPath: string;
  /** The line above the logo: contacts and tagline, or other content. */
  topBar: TopBarContent | ReactNode;
  /** Beside the navigation, in the bar of every window: no wider than an icon or two. */
  tools?: ReactNode;
  /** Beside the navigation on wide windows. */
  actions: ReadonlyArray<HeaderAction>;
  /** Under the navigation in the menu of narrow windows. */
  menuActions: ReadonlyArray<HeaderAction>;
  logoHref: string;
}

/**
 * The top of every page: contacts, logo and main navigation, folded into a menu on narrow windows. The contacts scroll
 * away; the bar with logo and navigation stays. Its parent has to be as tall as the page.
 *
 * **Use it** once, in the site's layout. **Not** for the title of a page: that is a `Hero`.
 */
export function SiteHeader({
  navigation,
  currentPath,
  topBar,
  tools,
  actions,
  menuActions,
  logoHref,
  className,
  ...props
}: SiteHeaderProps) {
  const scrolled = useScrolled(SCROLL_THRESHOLD);
  return (
    <header className={cx(styles.header, className)} data-scrolled={scrolled || undefined} {...props}>
      <div data-tone="ink" className={styles.top}>
        <Container>{isTopBarContent(topBar) ? <TopBar {...topBar} /> : topBar}</Container>
      </div>
      <div className={styles.bar}>
        <Container className={styles.columns}>
          <Anchor href={logoHref} className={styles.logo}>
            <Logo />
          </Anchor>
          <nav aria-label="Main" className={styles.navigation}>
            <NavigationList items={navigation} currentPath={currentPath} />
          </nav>
          <div className={styles.end}>
            {tools}
            <div className={styles.actions}>
              {actions.map(({ label, ...action }) => (
                <LinkButton key={action.href} size="sm" {...action}>
                  {label}
                </LinkButton>
              ))}
            </div>
            <HeaderMenu navigation={navigation} currentPath={currentPath} actions={menuActions} />
          </div>
        </Container>
      </div>
    </header>
  );
}

const isTopBarContent = (topBar: TopBarContent | ReactNode): topBar is TopBarContent =>
  typeof topBar === 'object' && topBar !== null && !isValidElement(topBar) && 'tagline' in topBar;
