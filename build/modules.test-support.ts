import { build, type Rolldown } from 'vite';
import { sharedModules } from './shared-packages.ts';

/** Builds these modules like a remote's: by their names, of which the first is the entry. */
export async function buildModules(
  modules: Readonly<Record<string, string>>,
  groups: Rolldown.CodeSplittingGroup[] = [],
): Promise<Rolldown.RolldownOutput['output']> {
  const [entry = ''] = Object.keys(modules);
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'modules', resolveId: (id) => (id in modules ? id : undefined), load: (id) => modules[id] }],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: { routes: entry },
        external: [...sharedModules],
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups } },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output;
}
