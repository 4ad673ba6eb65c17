import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import type { PluginOption } from 'vite';
import { sharedPackages } from './shared-packages.ts';
import { wholeGraph } from './whole-graph.ts';

/** 'job-board' -> 'job_board': federation names are JavaScript identifiers. */
export const federationName = (remote: string): string => remote.replaceAll('-', '_');

const ROUTER_SURFACE = fileURLToPath(new URL('../shell/src/remotes/router-surface.ts', import.meta.url));

/** Seconds; the plugin's own 10 are too few for a busy machine, and it then falls back to a wider build. */
const PARSE_IDLE_LIMIT = 120;

export function hostFederation(): PluginOption {
  const host = federation({
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
  return [host, wholeGraph(/\/src\/entry-client\.tsx$/)];
}

export function remoteFederation(remote: string): PluginOption {
  const container = federation({
    name: federationName(remote),
    filename: 'remote-entry-[hash].js',
    exposes: { './routes': './src/routes.tsx' },
    // The host provides these: a remote carries no copy of its own.
    shared: Object.fromEntries(sharedPackages.map((name) => [name, { singleton: true, import: false }])),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    moduleParseIdleTimeout: PARSE_IDLE_LIMIT,
    experiments: { externalRuntime: true },
    dev: { remoteHmr: true },
  });
  return [container, wholeGraph(/\/src\/routes\.tsx$/)];
}
