import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import type { PluginOption } from 'vite';
import { sharedVersions } from './shared-packages.ts';
import { wholeGraph } from './whole-graph.ts';

/** 'job-board' -> 'job_board': federation names are JavaScript identifiers. */
const federationName = (remote: string): string => remote.replaceAll('-', '_');

const ROUTER_SURFACE = fileURLToPath(new URL('../shell/src/remotes/router-surface.ts', import.meta.url));

/** In seconds. The plugin's default of 10 is too short for a busy machine: it then falls back to a larger build. */
const PARSE_IDLE_TIMEOUT_S = 120;

/**
 * One copy of each shared package, refused if its version does not fit: a page that fails is noticed, a page that is
 * subtly wrong is not. The composition server applies the same rule beforehand (shell/server/compatibility.ts).
 */
const singletons = (root: string) =>
  Object.entries(sharedVersions(root)).map(
    ([name, version]) =>
      [name, { singleton: true, version, requiredVersion: `^${version}`, strictVersion: true }] as const,
  );

export function hostFederation(root: string): PluginOption {
  const shared = Object.fromEntries(singletons(root));
  const host = federation({
    name: 'shell',
    filename: 'shell-entry-[hash].js',
    remotes: {},
    shared: { ...shared, 'react-router-dom': { ...shared['react-router-dom'], import: ROUTER_SURFACE } },
    // By default, a remote built against a newer React replaces the host's copy and blanks every route.
    shareStrategy: 'loaded-first',
    hostInitInjectLocation: 'entry',
    dts: false,
    moduleParseIdleTimeout: PARSE_IDLE_TIMEOUT_S,
    experiments: { provideExternalRuntime: true },
  });
  return [host, wholeGraph(/\/src\/entry-client\.tsx$/)];
}

export function remoteFederation(root: string, remote: string): PluginOption {
  const container = federation({
    name: federationName(remote),
    filename: 'remote-entry-[hash].js',
    exposes: { './routes': './src/routes.tsx' },
    // The host provides these: a remote carries no copy.
    shared: Object.fromEntries(singletons(root).map(([name, config]) => [name, { ...config, import: false }])),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    moduleParseIdleTimeout: PARSE_IDLE_TIMEOUT_S,
    experiments: { externalRuntime: true },
    dev: { remoteHmr: true },
  });
  return [container, wholeGraph(/\/src\/routes\.tsx$/)];
}
