import type { Change } from './change.ts';
import { Refusal } from './refusal.ts';

const REGISTRY = 'shell/registry.json';

interface Registration {
  name: string;
  build: string;
  paths: string[];
}

/** Registers a new remote. */
export function register(change: Change, name: string, path: string): void {
  edit(change, (remotes) => {
    refuseOwned(remotes, path);
    return [...remotes, { name, build: `../remotes/${name}/dist`, paths: [`${path}/*`] }];
  });
}

/** Adds the path to a remote, unless the remote already owns it. */
export function own(change: Change, name: string, path: string): void {
  edit(change, (remotes) => {
    refuseOwned(
      remotes.filter((remote) => remote.name !== name),
      path,
    );
    return remotes.map((remote) =>
      remote.name !== name || owns(remote, path) ? remote : { ...remote, paths: [...remote.paths, path] },
    );
  });
}

function refuseOwned(remotes: readonly Registration[], path: string): void {
  const owner = remotes.find((remote) => owns(remote, path));
  if (owner) throw new Refusal(`${path} belongs to the remote ${owner.name}.`);
}

/** 'x/*' is x and everything below it. */
const owns = ({ paths }: Registration, path: string): boolean =>
  paths.some((owned) => (owned.endsWith('/*') ? `${path}/`.startsWith(owned.slice(0, -1)) : owned === path));

function edit(change: Change, toEdited: (remotes: Registration[]) => Registration[]): void {
  change.edit(REGISTRY, (text) => {
    const remotes = toEdited(JSON.parse(text) as Registration[]);
    // One line per remote: Prettier breaks those that are too long.
    return `[${remotes.map((remote) => JSON.stringify(remote)).join(',\n')}]`;
  });
}
