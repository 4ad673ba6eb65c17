import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import type { PluginOption } from 'vite';
import { sharedVersions } from './shared-packages.ts';
import { wholeGraph } from './whole-graph.ts';

/** 'job-board' -> 'job_board': federation names are JavaScript identifiers. */
const federationName = (remote: string): string => remote.replaceAll('-', '_');

const ROUTER_SURFACE = fileURLToPath(new URL('../shell/src/remotes/router-surface.ts', import.meta.url));

/** Seconds; the plugin's own 10 are too few for a busy machine, and it then falls back to a wider build. */
const PARSE_IDLE_TIMEOUT_S = 120;

/**
 * One copy of each shared package, refused where its version is not fit: a page that fails says so, a page that is
 * subtly wrong does not. The composition server applies the same rule beforehand (shell/server/compatibility.ts).
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
    // With the default, a remote built against a newer React takes over the host's copy and blanks every route.
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
    // The host provides these: a remote carries no copy of its own.
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
