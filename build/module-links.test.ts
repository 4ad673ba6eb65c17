import { expect, test } from 'vitest';
import { moduleLinks } from './module-links.ts';

test('finds what a module imports, in every form', () => {
  const code = `
    import one from './one.js';
    import '../two.js';
    export { three } from "./three.js";
    export * from './four.js';
    const later = () => import('./five.js');
    const minified = () => import(\`./six.js\`);
    import react from 'react';
    const elsewhere = () => import('https://cdn.example/seven.js');
    const unknown = (name) => import(\`./\${name}.js\`);
    const text = "import './eight.js'";
  `;
  expect(moduleLinks(code).imports.toSorted()).toEqual([
    '../two.js',
    './five.js',
    './four.js',
    './one.js',
    './six.js',
    './three.js',
  ]);
});

test('finds the files that a module names beside itself', () => {
  const code = `
    const logo = new URL('logo.svg', import.meta.url).href;
    const page = new URL('/jobs', location.href);
    const data = new URL('data:,x', import.meta.url);
    const other = new Map(['a.svg', import.meta.url]);
  `;
  expect(moduleLinks(code).files).toEqual(['logo.svg']);
});
