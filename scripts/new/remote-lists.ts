import type { Change } from './change.ts';
import { insertBefore } from './insert.ts';

interface Project {
  references: { path: string }[];
}

/** The lists that name every remote. */
export function addToLists(change: Change, name: string): void {
  change.editJson<Project>('tsconfig.json', ({ references }) => references.push({ path: `remotes/${name}` }));
  change.editJson<Project>('tests/tsconfig.json', ({ references }) => references.push({ path: `../remotes/${name}` }));
  change.edit('scripts/build.ts', (text) =>
    insertBefore(text, `, '${name}'`, { start: 'const remotes = [', pattern: /\]/ }),
  );
  change.edit('lint/rooms.ts', (text) => {
    const withRoom = insertBefore(text, `, '${name}'`, { start: "...['marketing'", pattern: /\]/ });
    return insertBefore(withRoom, `'${name}': 'remotes/${name}/',\n`, { start: 'const workspaces', pattern: /^\};$/m });
  });
}
