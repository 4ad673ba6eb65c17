import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { buildModules } from './modules.test-support.ts';
import { keepCode, sharedImports } from './shared-imports.ts';

const importsOf = async (modules: Readonly<Record<string, string>>) =>
  sharedImports((await buildModules(modules)).flatMap((file) => (file.type === 'chunk' ? file.code : [])));

test('a build’s imports of shared packages are listed by name, from all its modules', async () => {
  const imports = await importsOf({
    entry: "import { Link as To } from 'react-router-dom'; export { To }; export const load = () => import('page');",
    page: `import React, { useState } from 'react';
      import { Link, Outlet } from 'react-router-dom';
      export { React, useState, Link, Outlet };`,
  });
  expect(imports).toEqual({ react: ['default', 'useState'], 'react-router-dom': ['Link', 'Outlet'] });
});

test('what a build passes on is listed, and what it takes as a whole or does not use is not', async () => {
  const imports = await importsOf({
    entry: `import * as kit from '@site/design-system';
      import { useId } from 'react';
      export { createPortal } from 'react-dom';
      export const whole = () => kit;`,
  });
  expect(imports).toEqual({ 'react-dom': ['createPortal'] });
});

test('what a module imports that a build leaves out is known too: the bundler looks for it all the same', async () => {
  const modules: Readonly<Record<string, string>> = {
    'entry.ts': "import { used } from 'parts.ts'; export const routes = [used];",
    'parts.ts': `import type { ReactNode } from 'react';
      import { useId } from 'react';
      export const used = 1;
      export const unused = (children: ReactNode) => [useId(), children];`,
  };
  const read: string[] = [];
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'modules', resolveId: (id) => (id in modules ? id : undefined), load: (id) => modules[id] },
      keepCode(read),
    ],
    build: { write: false, rollupOptions: { input: 'entry.ts', external: /^react/ } },
  })) as Rolldown.RolldownOutput;
  expect(sharedImports([output[0].code])).toEqual({});
  expect(sharedImports(read)).toEqual({ react: ['useId'] });
});
