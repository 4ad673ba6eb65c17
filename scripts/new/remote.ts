import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './change.ts';
import { namesOf } from './names.ts';
import type { Outcome } from './outcome.ts';
import { addOwner } from './owners.ts';
import { newPage } from './page.ts';
import { Refusal } from './refusal.ts';
import { register } from './registry.ts';
import { createFrom } from './templates.ts';
import { editLock } from './workspaces.ts';

interface Package {
  version: string;
  peerDependencies?: Record<string, string>;
}

/** A remote with one page of the same name, which owns the path and everything below it. */
export function newRemote(change: Change, name: string, path = `/${name}`): Outcome {
  const names = namesOf(name);
  const folder = `remotes/${name}`;
  if (workspaceNames(change).includes(`@site/${name}`)) throw new Refusal(`There is already a workspace ${name}.`);

  const read = (path: string) => JSON.parse(change.read(path)) as Package;
  const versions = {
    dependencies: {
      '@site/design-system': read('design-system/package.json').version,
      '@site/remote-kit': read('remote-kit/package.json').version,
    },
    peerDependencies: read('remote-kit/package.json').peerDependencies,
  };
  createFrom(change, 'remote', folder, names);
  change.create(
    join(folder, 'tsconfig.json'),
    change.read('remotes/marketing/tsconfig.json').replaceAll('marketing', name),
  );
  change.editJson<object>(join(folder, 'package.json'), (own) => Object.assign(own, versions));
  editLock(change, (packages) => {
    packages[folder] = { name: `@site/${name}`, version: '0.1.0', ...versions };
    packages[`node_modules/@site/${name}`] = { resolved: folder, link: true };
  });
  register(change, name, path);
  addOwner(change, name);
  const { fillIn } = newPage(change, `${name}/${name}`, { path });
  return {
    fillIn,
    tests: [`npm run dev -w ${folder}`, `npm test -w ${folder}`, `npm run build -w ${folder}`],
  };
}

function workspaceNames(change: Change): string[] {
  const { workspaces } = JSON.parse(change.read('package.json')) as { workspaces: string[] };
  return globSync(
    workspaces.map((folder) => `${folder}/package.json`),
    { cwd: change.root },
  ).map((path) => (JSON.parse(change.read(path)) as { name: string }).name);
}
