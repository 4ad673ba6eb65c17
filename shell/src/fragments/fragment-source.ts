import type { ApiClient } from '@site/contract';
import type { FragmentModule } from '@site/remote-kit';
import { checkModules } from '../remotes/check-modules.ts';
import { host } from '../remotes/federation.ts';
import { FRAGMENT_FILES_ID } from '../page-state.ts';
import { RemoteUnavailableError, type RegisteredRemote } from '../remotes/registry.ts';

/** What the server rendered a fragment from; null where the page has the fallback in its place. */
export type FragmentState = { data: unknown } | null;

/** A fragment that was not in the server's HTML, ready to be shown. */
interface OpenedFragment {
  Component: FragmentModule['Component'];
  data: unknown;
}

/** Where a browser gets the fragments of other remotes from. */
export interface FragmentSource {
  /** What the server's HTML has, by the fragments' ids. */
  placed: Readonly<Record<string, FragmentState>>;
  /** The code of a fragment in the server's HTML. */
  load(name: string): Promise<FragmentModule>;
  /** The code of any other, and what its loader returns. */
  open(name: string, input: unknown, signal: AbortSignal): Promise<OpenedFragment>;
}

/** Their hashes are in the page's HTML, which leaves them unloaded: the page itself comes first. */
function loadFragmentFiles(): void {
  const template = document.querySelector<HTMLTemplateElement>(`#${FRAGMENT_FILES_ID}`);
  template?.replaceWith(template.content);
}

export function createFragmentSource(
  remotes: readonly RegisteredRemote[],
  placed: FragmentSource['placed'] = {},
  getApi: () => Promise<ApiClient>,
): FragmentSource {
  const find = (name: string) => {
    const [owner = '', fragment = ''] = name.split('/');
    const remote = remotes.find((each) => each.name === owner);
    if (!remote?.entry) throw new Error(`There is no remote for ${name}`);
    return { remote, exposed: `${owner}/${fragment.replaceAll('-', '_')}` };
  };

  async function load(name: string): Promise<FragmentModule> {
    loadFragmentFiles();
    const { remote, exposed } = find(name);
    const module = await host.loadRemote<FragmentModule>(exposed);
    if (!module) throw new RemoteUnavailableError(remote);
    return module;
  }

  return {
    placed,
    load,
    async open(name, input, signal) {
      await checkModules(find(name).remote);
      const { Component, loader } = await load(name);
      return { Component, data: (await loader?.({ input: input as never, signal, api: await getApi() })) ?? null };
    },
  };
}
