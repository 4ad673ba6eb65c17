import type { ApiClient } from '@site/contract';
import type { FragmentModule } from '@site/remote-kit';
import type { FragmentSource } from '../../../../shell/src/fragments/fragment-source.ts';
import type { RegisteredRemote } from '../../../../shell/src/remotes/registry.ts';

const fragments = import.meta.glob<FragmentModule>('/remotes/*/src/fragments/*/index.ts');

/** In the place of the shell's own: every remote's fragments are in the bundle, and load lazily. */
export function createFragmentSource(
  _remotes: readonly RegisteredRemote[],
  placed: FragmentSource['placed'] = {},
  getApi: () => Promise<ApiClient>,
): FragmentSource {
  async function load(name: string): Promise<FragmentModule> {
    const module = await fragments[`/remotes/${name.replace('/', '/src/fragments/')}/index.ts`]?.();
    if (!module) throw new Error(`There is no fragment ${name}`);
    return module;
  }
  return {
    placed,
    load,
    renderFailed: () => undefined,
    async open(name, input, signal) {
      const module = await load(name);
      return [module, (await module.loader?.({ input: input as never, signal, api: await getApi() })) ?? null];
    },
  };
}
