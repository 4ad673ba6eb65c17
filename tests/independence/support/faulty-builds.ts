import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyOfBuild, versionIn } from '../../e2e/support/registry.ts';
import { changePages } from './changed-pages.ts';

/** Where a page's code throws: while it is loaded, in its `meta`, each time it is rendered, or afterwards. */
type CodeFault = 'on import' | 'in its meta' | 'while rendering' | 'in an effect' | 'later';

/** Copies the remote's build to `folder`, with faults in its pages, one of which `setFault` switches on. */
export async function buildWithFaults(remote: string, folder: string): Promise<string> {
  const build = await copyOfBuild(remote, join(folder, remote));
  const version = join(build, await versionIn(build));
  await changePages(version, faults(keyOf(remote)));
  await copyFile(join(version, 'remote.json'), join(build, 'remote.json'));
  return build;
}

/** Sets the fault of the remote's pages for this browser, or ends it. */
export const setFault = (page: Page, remote: string, fault?: CodeFault) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [keyOf(remote), fault ?? ''] as const);

const keyOf = (remote: string) => `fault of ${remote}`;

const faults = (key: string) => `({ Component, meta, ...module }) => {
  const fault = localStorage.getItem(${JSON.stringify(key)});
  const fail = () => { throw new Error('thrown ' + fault); };
  if (fault === 'on import') fail();
  if (fault === 'later') {
    setTimeout(fail);
    setTimeout(() => Promise.reject(new Error('rejected ' + fault)));
    document.addEventListener('click', fail, true);
  }
  return {
    ...module,
    meta(args) {
      if (fault === 'in its meta') fail();
      return meta(args);
    },
    Component(props) {
      useEffect(() => {
        if (fault === 'in an effect') fail();
      }, []);
      if (fault === 'while rendering') fail();
      return createElement(Component, props);
    },
  };
}`;
