import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { owns } from '../../server/remotes/paths.ts';
import type { Change } from './change.ts';
import { Refusal } from './refusal.ts';

interface Package {
  site?: { paths: string[]; budget: { js: number } };
}

/** The most JavaScript that a new remote's routes may need, in bytes. */
const BUDGET = { js: 40_000 };

/** Lets a new remote own the path and everything below it. */
export function register(change: Change, name: string, path: string): void {
  refuseOwned(change, name, path);
  change.editJson<Package>(packageOf(name), (remote) => {
    remote.site = { paths: [`${path}/*`], budget: BUDGET };
  });
}

/** Adds the path to a remote, unless the remote already owns it. */
export function own(change: Change, name: string, path: string): void {
  refuseOwned(change, name, path);
  const paths = pathsOf(change, name);
  if (paths.some((owned) => owns(owned, path))) return;
  change.editJson<Package>(packageOf(name), ({ site }) => site?.paths.push(path));
}

function refuseOwned(change: Change, name: string, path: string): void {
  const others = globSync('remotes/*/package.json', { cwd: change.root })
    .map((file) => basename(dirname(file)))
    .filter((other) => other !== name);
  const owner = others.find((other) => pathsOf(change, other).some((owned) => owns(owned, path)));
  if (owner) throw new Refusal(`${path} belongs to the remote ${owner}.`);
}

const packageOf = (name: string) => `remotes/${name}/package.json`;

const pathsOf = (change: Change, name: string): readonly string[] =>
  (JSON.parse(change.read(packageOf(name))) as Package).site?.paths ?? [];
