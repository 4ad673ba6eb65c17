import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageMeta, RemoteModule } from '@site/remote-kit';
import type { ForeignRemote } from '../remotes/registry.ts';
import { StandIn } from './stand-in.tsx';
import styles from './foreign-module.module.css';

/** A container that was built with other tools, in a browser. */
export interface Container {
  /** Loads it, unless the document shows its stand-in: then that is hydrated first. */
  prepare(): Promise<void>;
  /** The page at an address below a path of the site, with its code. @throws RemoteUnavailableError */
  open(path: string, pathname: string): Promise<readonly RouteObject[]>;
  /** What the page at this address says of itself; undefined until it has been opened, or when it says nothing. */
  metaAt(pathname: string): PageMeta | undefined;
  /** Whether the head was made before the page could say anything; from then on, it counts as made again. */
  wasEarly(pathname: string): boolean;
}

export interface ForeignPageProps {
  container: Container;
  /** The site's path that the page is below. */
  path: string;
  /** What the server has sent, and what is shown while code loads. */
  standIn: ReactNode;
}

/** What shows a container's pages in a browser. */
interface InBrowser {
  container: Container;
  Page: ComponentType<ForeignPageProps>;
}

/** The pages of a remote that only browsers render. On the server, they are stand-ins. */
export function foreignModule({ name, routes, foreign }: ForeignRemote, browser?: InBrowser): RemoteModule {
  const { title, description } = foreign;
  const standIn = <StandIn remote={name} title={title} description={description} />;
  const meta = { title, ...(description && { description }) };
  return {
    routes: routes.map(({ path, layout }) => ({
      path,
      layout,
      load: async () => {
        await browser?.container.prepare();
        return {
          Component: () => (
            <div className={styles.tall}>
              {browser ? <browser.Page standIn={standIn} container={browser.container} path={path} /> : standIn}
            </div>
          ),
          meta: ({ url }) => browser?.container.metaAt(url.pathname) ?? meta,
        };
      },
    })),
  };
}
