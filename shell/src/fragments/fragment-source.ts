import type { ApiClient } from '@site/contract';
import type { FragmentModule } from '@site/remote-kit';
import { checkModules } from '../remotes/check-modules.ts';
import { host } from '../remotes/federation.ts';
import { FRAGMENT_FILES_ID, type FragmentState } from '../page-state.ts';
import { RemoteUnavailableError, type RegisteredRemote } from '../remotes/registry.ts';
import { reportRemote, type RemoteReport } from '../remotes/report.ts';

/** Where a browser gets the fragments of other remotes from. */
export interface FragmentSource {
  /** What the server's HTML has, by the fragments' ids. */
  placed: Readonly<Record<string, FragmentState>>;
  /** The code of a fragment in the server's HTML. */
  load(name: string): Promise<FragmentModule>;
  /** The code of any other, and what its loader returns. */
  open(name: string, input: unknown, signal: AbortSignal): Promise<readonly [FragmentModule, data: unknown]>;
  /** Takes note of a fragment that has thrown. */
  renderFailed(name: string, error: Error): void;
}

/** Their hashes are in the page's HTML, which leaves them unloaded: the page itself comes first. */
function loadFragmentFiles(): void {
  const template = document.querySelector<HTMLTemplateElement>(`#${FRAGMENT_FILES_ID}`);
  template?.replaceWith(template.content);
}

/** @param onShown is told which other remotes' code this page has loaded */
export function createFragmentSource(
  remotes: readonly RegisteredRemote[],
  placed: FragmentSource['placed'] = {},
  getApi: () => Promise<ApiClient>,
  onShown: (remote: string) => void,
): FragmentSource {
  const find = (name: string) => {
    const [owner = '', fragment = ''] = name.split('/');
    const remote = remotes.find((each) => each.name === owner);
    if (!remote?.entry) throw new Error(`There is no remote for ${name}`);
    return { remote, entry: remote.entry, fragment, exposed: `${owner}/${fragment.replaceAll('-', '_')}` };
  };

  /** The page goes on without it. */
  const report = (name: string, kind: RemoteReport['kind'], error: Error) => {
    const { remote, fragment } = find(name);
    reportRemote({ remote: remote.name, version: remote.version, fragment, kind, error });
  };

  async function load(name: string, isNamed: boolean): Promise<FragmentModule> {
    const { remote, entry, exposed } = find(name);
    try {
      loadFragmentFiles();
      // The HTML has named what is needed at once; the rest is as safe as the page where its server sends both.
      if (!isNamed || !entry.startsWith('/')) await checkModules(remote);
      const module = await host.loadRemote<FragmentModule>(exposed);
      if (!module) throw new Error(`It exposes no ${exposed}`);
      onShown(remote.name);
      return module;
    } catch (cause) {
      const error = new RemoteUnavailableError(remote, { cause });
      report(name, 'load-failed', error);
      throw error;
    }
  }

  return {
    placed,
    load: (name) => load(name, true),
    async open(name, input, signal) {
      const module = await load(name, false);
      return [module, (await module.loader?.({ input: input as never, signal, api: await getApi() })) ?? null];
    },
    renderFailed: (name, error) => report(name, 'render-failed', error),
  };
}
