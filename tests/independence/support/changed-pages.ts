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
  await writeFile(
    join(folder, 'client', entry),
    `import { get as getOriginal, init as initOriginal } from ${JSON.stringify(`./${basename(original)}`)};
    let createElement, useEffect;
    export function init(scope, ...more) {
      const [react] = Object.values(scope.react);
      ({ createElement, useEffect } = react.lib());
      return initOriginal(scope, ...more);
    }
    const change = ${change};
    const changed = (route) => ({ ...route, load: async () => change(await route.load()) });
    export async function get(name) {
      const { routes, ...module } = (await getOriginal(name))();
      return () => ({ ...module, routes: routes?.map(changed) });
    }`,
  );
  await completeVersion(folder);
}
