import { expect, test } from 'vitest';
import { buildModules } from './modules.test-support.ts';
import { sharedImports } from './shared-imports.ts';

test('a build’s imports of shared packages are listed by name, from all its modules', async () => {
  const output = await buildModules({
    entry: "import { Link as To } from 'react-router-dom'; export { To }; export const load = () => import('page');",
    page: `import React, { useState } from 'react';
      import { Link, Outlet } from 'react-router-dom';
      export { React, useState, Link, Outlet };`,
  });
  expect(sharedImports(output)).toEqual({ react: ['default', 'useState'], 'react-router-dom': ['Link', 'Outlet'] });
});

test('what a build passes on is listed, and what it takes as a whole or does not use is not', async () => {
  const output = await buildModules({
    entry: `import * as kit from '@site/design-system';
      import { useId } from 'react';
      export { createPortal } from 'react-dom';
      export const whole = () => kit;`,
  });
  expect(sharedImports(output)).toEqual({ 'react-dom': ['createPortal'] });
});
