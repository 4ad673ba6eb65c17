import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { sharedImports } from './shared-imports.ts';
import { sharedModules } from './shared-packages.ts';

/** Builds a remote of these modules, of which the first is its entry. */
async function importsOf(modules: Readonly<Record<string, string>>) {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? id : undefined),
        load: (id) => modules[id],
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: Object.keys(modules)[0]!,
        external: [...sharedModules],
        preserveEntrySignatures: 'allow-extension',
      },
    },
    root: join(import.meta.dirname, 'no-such-folder'),
  })) as Rolldown.RolldownOutput;
  return sharedImports(output);
}

test('a build’s imports of shared packages are listed by name, from all its modules', async () => {
  const imports = await importsOf({
    entry: "import { Link as To } from 'react-router-dom'; export { To }; export const load = () => import('page');",
    page: "import React, { useState } from 'react'; import { Link, Outlet } from 'react-router-dom'; export { React, useState, Link, Outlet };",
  });
  expect(imports).toEqual({ react: ['default', 'useState'], 'react-router-dom': ['Link', 'Outlet'] });
});

test('what a build passes on is listed, and what it takes as a whole or does not use is not', async () => {
  const imports = await importsOf({
    entry:
      "import * as kit from '@site/design-system'; import { useId } from 'react'; export { createPortal } from 'react-dom'; export const whole = () => kit;",
  });
  expect(imports).toEqual({ 'react-dom': ['createPortal'] });
});
