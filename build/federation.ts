import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import type { Plugin, PluginOption } from 'vite';
import { sharedPackages } from './shared-packages.ts';

/** 'job-board' -> 'job_board': federation names are JavaScript identifiers. */
export const federationName = (remote: string): string => remote.replaceAll('-', '_');

const ROUTER_SURFACE = fileURLToPath(new URL('../shell/src/remotes/router-surface.ts', import.meta.url));

/** Seconds; the plugin's own 10 are too few for a busy machine, and it then falls back to a wider build. */
const PARSE_IDLE_LIMIT = 120;

export function hostFederation(): PluginOption {
  return federation({
    name: 'shell',
    filename: 'shell-entry-[hash].js',
    remotes: {},
    shared: {
      ...Object.fromEntries(sharedPackages.map((name) => [name, { singleton: true }])),
      'react-router-dom': { singleton: true, import: ROUTER_SURFACE },
    },
    // With the default, a remote built against a newer React takes over the host's copy and blanks every route.
    shareStrategy: 'loaded-first',
    hostInitInjectLocation: 'entry',
    dts: false,
    moduleParseIdleTimeout: PARSE_IDLE_LIMIT,
    experiments: { provideExternalRuntime: true },
  });
}

/** The module that every remote exposes. */
const EXPOSED = './src/routes.tsx';

/**
 * The federation plugin keeps those names of a shared package that the modules seen so far import. On a busy machine it
 * stops looking too early, and the build fails for a missing export. A namespace import makes it keep every name.
 */
const wholeSharedPackages: Plugin = {
  name: 'whole-shared-packages',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: `**${EXPOSED.slice(1)}` },
    handler: (code) => {
      const packages = [...sharedPackages, 'react/jsx-runtime'];
      const imports = packages.map((name, index) => `import * as shared${index} from '${name}';\n`);
      return { code: imports.join('') + code, map: null };
    },
  },
};

export function remoteFederation(remote: string): PluginOption {
  const container = federation({
    name: federationName(remote),
    filename: 'remote-entry-[hash].js',
    exposes: { './routes': EXPOSED },
    // The host provides these: a remote carries no copy of its own.
    shared: Object.fromEntries(sharedPackages.map((name) => [name, { singleton: true, import: false }])),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    moduleParseIdleTimeout: PARSE_IDLE_LIMIT,
    experiments: { externalRuntime: true },
    dev: { remoteHmr: true },
  });
  return [wholeSharedPackages, container];
}
