import { use, type ComponentType, type ReactNode } from 'react';
import type { ApiClient } from '@site/contract';
import type { FragmentModule, PlacedFragment } from '@site/remote-kit';
import { contentOf } from '../shell/src/fragments/fragment-content.tsx';

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

async function show(asked: PlacedFragment, api: ApiClient): Promise<ReactNode> {
  const load = modules[`../remotes/${asked.name.replace('/', '/src/fragments/')}/index.ts`];
  // In a repository of its own, a remote has no other beside it.
  if (!load) return asked.fallback;
  try {
    const module = await load();
    const signal = AbortSignal.timeout(LIMIT_MS);
    const data = (await module.loader?.({ input: asked.input as never, signal, api })) ?? null;
    return contentOf(module, data, { ...asked, source: REACT_SAYS_SO });
  } catch (error) {
    console.info(`${asked.name} was left out:`, error);
    return asked.fallback;
  }
}

const REACT_SAYS_SO = { renderFailed: () => undefined };
