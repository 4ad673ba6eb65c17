import { globSync } from 'node:fs';
import { fragmentInputs } from '@site/remote-kit/fragment-inputs.ts';
import { linkedPages, pageAt } from '../../build/page-links.ts';
import type { Change } from './change.ts';
import { elsewhere, FRAGMENT_INPUTS, fragmentInputsModule } from './fragment-inputs.ts';
import { deleteOwner } from './owners.ts';
import { PAGE_LINKS } from './page-links.ts';
import { Refusal } from './refusal.ts';
import { editLock } from './workspaces.ts';

/**
 * Deletes a remote's folder, the addresses of its pages, what its fragments take, its owners and its entries in the
 * lockfile. Packages that only it used remain there for npm to remove.
 * @throws {Refusal} when there is no such remote, or others link to its pages or show its fragments
 */
export async function deleteRemote(change: Change, name: string): Promise<void> {
  const folder = `remotes/${name}`;
  if (!/^[\w-]+$/.test(name) || !change.has(`${folder}/package.json`)) throw new Refusal(`There is no remote ${name}.`);
  const linking = await filesThatLinkTo(change, name);
  if (linking.length > 0)
    throw new Refusal(`These still link to pages of ${name}, or show its fragments:\n  ${linking.join('\n  ')}`);
  change.delete(folder);
  const links = `${PAGE_LINKS}/${name}.ts`;
  if (change.has(links)) change.delete(links);
  change.edit(FRAGMENT_INPUTS, () => fragmentInputsModule(elsewhere(fragmentInputs, [name])));
  deleteOwner(change, name);
  editLock(change, (packages) => {
    for (const path of Object.keys(packages))
      if (path === `node_modules/@site/${name}` || `${path}/`.startsWith(`${folder}/`)) delete packages[path];
  });
}

/** Paths of the sources outside the remote that name one of its pages or fragments, and of articles linking to one. */
async function filesThatLinkTo(change: Change, remote: string): Promise<string[]> {
  const pages = await linkedPages();
  const links = (path: string) => {
    const text = change.read(path);
    if (!path.endsWith('.mdx')) return text.includes(`/links/${remote}.ts'`) || text.includes(` name="${remote}/`);
    return [...text.matchAll(ARTICLE_LINK)].some(([, href = '']) => pageAt(pages, href)?.remote === remote);
  };
  const sources = globSync('{api,kit,mocks,remote-kit,remotes,server,shell}/**/*.{ts,tsx,mdx}', {
    cwd: change.root,
    exclude: [`remotes/${remote}`, '**/node_modules', '**/dist'],
  });
  return sources.filter(links).toSorted();
}

const ARTICLE_LINK = /(?:\]\(|href=")(\/[^)"\s]*)/g;
