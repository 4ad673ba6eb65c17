import type { Change } from './change.ts';

/** package-lock.json's entry of a workspace, or of its link in node_modules. */
type LockEntry = Record<string, unknown> & { version?: string; dependencies?: Record<string, string> };

/** Edits the entries of package-lock.json and keeps them in npm's order. */
export function editLock(change: Change, edit: (packages: Record<string, LockEntry>) => void): void {
  change.editJson<{ packages: Record<string, LockEntry> }>('package-lock.json', (lock) => {
    edit(lock.packages);
    lock.packages = Object.fromEntries(
      Object.entries(lock.packages).toSorted(([left], [right]) => left.localeCompare(right, 'en')),
    );
  });
}
