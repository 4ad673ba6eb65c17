import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Manifest } from 'vite';
import { completeBuild, copyOfBuild, versionIn } from '../../e2e/support/registry.ts';

/** A page of a remote whose code can be made to fail. */
export interface FaultyPage {
  remote: string;
  path: string;
  heading: string;
  /** Its module, as the remote's routes name it. */
  source: string;
}

/** Where the page's code throws: while it is imported, in its `meta`, each time it is rendered, or afterwards. */
type CodeFault = 'on import' | 'in its meta' | 'while rendering' | 'later';

/** Copies the remote's build to `folder`, with a fault in the page that `setFault` switches on. */
export async function buildWithFault({ remote, source }: FaultyPage, folder: string): Promise<string> {
  const build = await copyOfBuild(remote, join(folder, remote));
  const client = join(build, await versionIn(build), 'client');
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const file = manifest[source]?.file;
  if (!file) throw new Error(`The build of ${remote} has no ${source}`);
  const original = file.replace(/\.js$/, '.original.js');
  await rename(join(client, file), join(client, original));
  await writeFile(join(client, file), faulty(`./${basename(original)}`, keyOf(remote)));
  await completeBuild(build);
  return build;
}

/** Sets the fault of the remote's page for this browser, or ends it. */
export const setFault = (page: Page, remote: string, fault?: CodeFault) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [keyOf(remote), fault ?? ''] as const);

const keyOf = (remote: string) => `fault of ${remote}`;

const faulty = (original: string, key: string) => `
export * from '${original}';
import * as page from '${original}';
const fault = localStorage.getItem('${key}');
const fail = () => { throw new Error('thrown ' + fault); };
if (fault === 'on import') fail();
if (fault === 'later') {
  setTimeout(fail);
  setTimeout(() => Promise.reject(new Error('rejected ' + fault)));
  document.addEventListener('click', fail, true);
}
const withFault = ({ Component, meta, ...module }) => ({
  ...module,
  meta(args) {
    if (fault === 'in its meta') fail();
    return meta(args);
  },
  Component(props) {
    if (fault === 'while rendering') fail();
    return Component(props);
  },
});
export const { Component, meta } = withFault(page);
// The proposals share one module, which makes a page for each of them.
export const proposalPage = (route) => withFault(page.proposalPage(route));
`;
