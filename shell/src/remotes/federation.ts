import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime-core';
import * as designSystem from '@site/design-system';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import * as router from './router-surface.ts';

/** From the shell's build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const share = (name: string, module: object) => {
  const version = SHARED_VERSIONS[name] ?? '';
  const shareConfig = { singleton: true, requiredVersion: `^${version}`, strictVersion: true, eager: true };
  return { version, lib: () => module, shareConfig };
};

Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

/** The host of every remote. Its containers get the shared packages at once, and run on its runtime. */
export const host = createInstance({
  name: 'shell',
  remotes: [],
  shared: {
    react: share('react', react),
    'react/jsx-runtime': share('react', jsxRuntime),
    'react-dom': share('react-dom', reactDom),
    'react-dom/client': share('react-dom', reactDomClient),
    'react-router-dom': share('react-router-dom', router),
    // Remotes of other tools may import it by the name that it has had since version 7.
    'react-router': share('react-router-dom', router),
    '@site/design-system': share('@site/design-system', designSystem),
  },
  shareStrategy: 'loaded-first',
  plugins: [],
});
