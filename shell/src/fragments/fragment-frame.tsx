import type { ReactNode } from 'react';
import { Router, type Location, type Navigator, type RouteObject } from 'react-router-dom';
import { LinkProvider } from '@site/design-system';
import { RouterLink } from '../layout/router-link.tsx';
import { RoutesContext } from '../remotes/prefetch.ts';

export interface FragmentFrameProps {
  /** Of the page. */
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  navigator: Navigator;
  routes?: readonly RouteObject[];
  children: ReactNode;
}

/** What a fragment finds around it, where it is a root of its own: links that open pages, and the page's location. */
export const FragmentFrame = ({ location, navigator, routes = [], children }: FragmentFrameProps) => (
  <Router location={location} navigator={navigator}>
    <LinkProvider component={RouterLink}>
      <RoutesContext value={routes}>{children}</RoutesContext>
    </LinkProvider>
  </Router>
);
