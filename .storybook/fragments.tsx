import { use, type ComponentType, type ReactNode } from 'react';
import type { ApiClient } from '@site/contract';
import type { FragmentModule, PlacedFragment } from '@site/remote-kit';
import { openFragment } from '../shell/src/fragments/fragment-root.tsx';

const modules = import.meta.glob<FragmentModule>('../remotes/*/src/fragments/*/index.ts');

/** How long a story may wait for its fragments, in milliseconds: longer than a busy machine takes. */
const LIMIT_MS = 10_000;

/**
 * Shows the fragments of this repository's remotes in a page's story, as the server sends them: the page appears with
 * them, or with the fallback of one that fails or takes too long.
 */
export function storyFragments(api: ApiClient): ComponentType<PlacedFragment> {
  const shown = new Map<string, Promise<ReactNode>>();
  return function StoryFragment(asked: PlacedFragment) {
    const key = JSON.stringify([asked.name, asked.input]);
    if (!shown.has(key)) shown.set(key, show(asked, api));
    return <div data-fragment={asked.name}>{use(shown.get(key)!)}</div>;
  };
}

async function show({ name, input, fallback }: PlacedFragment, api: ApiClient): Promise<ReactNode> {
  const load = modules[`../remotes/${name.replace('/', '/src/fragments/')}/index.ts`];
  // In a repository of its own, a remote has no other beside it.
  if (!load) return fallback;
  const signal = AbortSignal.timeout(LIMIT_MS);
  const source = {
    placed: {},
    load,
    async open() {
      const { Component, loader } = await load();
      return { Component, data: (await loader?.({ input: input as never, signal, api })) ?? null };
    },
    // React says so itself.
    renderFailed: () => undefined,
  };
  try {
    return await openFragment({ name, input, fallback, source }, signal);
  } catch (error) {
    console.info(`${name} was left out:`, error);
    return fallback;
  }
}
