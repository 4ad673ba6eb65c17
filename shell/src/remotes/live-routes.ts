import { createElement, useSyncExternalStore } from 'react';
import type { PageModule, RemoteRoute } from '@site/remote-kit';

export interface LiveRoutes {
  routes: readonly RemoteRoute[];
  /**
   * Replaces the code of all pages that have been loaded. One that is shown is mounted anew.
   * @throws when a page's code does not load; then the pages before it are new, and it and the others are not
   */
  replace(next: readonly RemoteRoute[]): Promise<void>;
}

/**
 * A remote's routes whose pages change in place when their sources do. The shell of a running site has React's
 * production build, which knows no fast refresh.
 */
export function liveRoutes(initial: readonly RemoteRoute[]): LiveRoutes {
  let current = initial;
  const pages = new Map<string, LivePage>();
  const read = async (path: string) => {
    const route = current.find((candidate) => candidate.path === path);
    if (!route) throw new Error(`Its sources have no route "${path}" any longer`);
    return route.load();
  };
  const load = async (path: string) => {
    const page = pages.get(path) ?? livePage(await read(path));
    pages.set(path, page);
    return page.module;
  };
  return {
    routes: initial.map((route) => ({ ...route, load: () => load(route.path) })),
    async replace(next) {
      current = next;
      for (const [path, page] of pages) page.show(await read(path));
    },
  };
}

interface LivePage {
  /** One object, which always has the newest code. */
  module: PageModule;
  show(next: PageModule): void;
}

function livePage(first: PageModule): LivePage {
  let current = first;
  const shown = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    shown.add(listener);
    return () => shown.delete(listener);
  };
  const newest = () => current.Component;
  const Component = () => createElement(useSyncExternalStore(subscribe, newest, newest));
  const module = { ...first, Component };
  return {
    module,
    show(next) {
      current = next;
      Object.assign(module, next, { Component });
      for (const listener of shown) listener();
    },
  };
}
