import { rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { completeVersion, descriptorIn } from '../../e2e/support/registry.ts';

/**
 * Has every page of a version pass through a function in browsers.
 *
 * @param folder the version's
 * @param change the text of a function of a page's module, which returns another; it may use `useEffect` and
 *   `createElement`
 */
export async function changePages(folder: string, change: string): Promise<void> {
  const { entry } = await descriptorIn(folder);
  const original = entry.replace(/\.js$/, '.original.js');
  await rename(join(folder, 'client', entry), join(folder, 'client', original));
  const module = JSON.stringify(`./${basename(original)}`);
  await writeFile(
    join(folder, 'client', entry),
    `export * from ${module};
    import { createElement, useEffect } from 'react';
    import { routes as originals } from ${module};
    const change = ${change};
    export const routes = originals.map((route) => ({ ...route, load: async () => change(await route.load()) }));`,
  );
  await completeVersion(folder);
}
