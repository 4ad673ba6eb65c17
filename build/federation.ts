import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federation, type ModuleFederationOptions } from '@module-federation/vite';
import type { Plugin, PluginOption } from 'vite';
import { fragmentsIn } from './fragments.ts';
import { REMOTE_ENTRY } from './remote-config.ts';
import { sharedModules, sharedPackages, sharedVersions } from './shared-packages.ts';

/** What the shell loads of a remote: the container as the plugin makes it, which takes the page's runtime. */
export const CONTAINER = 'container.js';

/** What other hosts load: the container after a runtime of its own, for a page that offers none. */
const ENTRY_ELSEWHERE = 'remoteEntry.js';

/** In seconds, without a parsed module: far longer than the slowest takes. */
const PARSED_WITHIN = 60;

/** 'job-board' -> 'job_board': a container's name is an identifier. */
const containerName = (remote: string): string => remote.replaceAll('-', '_');

/** Each file in `src/exposed` is exposed by its name, for other hosts: './latest-jobs'. */
export const exposedIn = (root: string): Record<string, string> =>
  Object.fromEntries(
    globSync('src/exposed/*.tsx', { cwd: root, exclude: ['**/*.stories.tsx', '**/*.test.tsx'] }).map((file) => [
      `./${parse(file).name}`,
      `./${file}`,
    ]),
  );

/**
 * The remote in the folder `root` as a container of Module Federation, without copies of what a host shares.
 *
 * @param entry the module that exports its routes
 */
export function remoteContainer(root: string, remote: string, entry = `./${REMOTE_ENTRY}`): PluginOption {
  const versions = sharedVersions(root);
  const share = (module: string) => {
    const owner = sharedPackages.find((name) => module === name || module.startsWith(`${name}/`))!;
    const version = versions[owner]!;
    return { version, requiredVersion: `^${version}`, singleton: true, strictVersion: true, import: false } as const;
  };
  const options: ModuleFederationOptions = {
    name: containerName(remote),
    filename: CONTAINER,
    exposes: { './routes': entry, ...fragmentsIn(root), ...exposedIn(root) },
    shared: Object.fromEntries(sharedModules.map((module) => [module, share(module)])),
    shareStrategy: 'loaded-first',
    manifest: { additionalData: ({ stats }) => void Object.assign(stats['metaData'] as object, ENTRIES) },
    dts: false,
    target: 'web',
    moduleParseIdleTimeout: PARSED_WITHIN,
    experiments: { externalRuntime: true },
  };
  return [ownRuntime(), federation(options) as PluginOption[]];
}

/** What the manifest says of entries: hosts take the one with a runtime, and there is none for servers. */
const ENTRIES = { remoteEntry: { name: ENTRY_ELSEWHERE, path: '', type: 'module' }, ssrRemoteEntry: undefined };

const RUNTIME = 'virtual:own-runtime';
/** By its file: the plugin takes the package's name for the page's runtime. */
const CORE = fileURLToPath(import.meta.resolve('@module-federation/runtime-core'));

/** Writes the entry for other hosts. It evaluates the runtime first: the container takes what the page offers. */
function ownRuntime(): Plugin {
  let chunk = '';
  return {
    name: 'own-runtime',
    apply: 'build',
    buildStart() {
      chunk = this.emitFile({ type: 'chunk', id: RUNTIME, name: 'federation-runtime' });
    },
    resolveId: (id) => (id === RUNTIME ? id : undefined),
    load: (id) =>
      id === RUNTIME
        ? `import * as core from ${JSON.stringify(CORE)};\nglobalThis._FEDERATION_RUNTIME_CORE ??= core;`
        : undefined,
    generateBundle() {
      const source = `import './${this.getFileName(chunk)}';\nexport * from './${CONTAINER}';\n`;
      this.emitFile({ type: 'asset', fileName: ENTRY_ELSEWHERE, source });
    },
  };
}
