import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import type { Change } from './change.ts';
import { Refusal } from './refusal.ts';
import { editLock } from './workspaces.ts';

const DESIGN_SYSTEM = '@site/design-system';

interface Package {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/**
 * Records a new export of the design system: in the current version or, if that one is published, in a new minor
 * version (docs/contracts/design-system.md).
 */
export function addToRelease(change: Change, name: string, entry: string): void {
  const { version } = JSON.parse(change.read('design-system/package.json')) as Package;
  const record = (of: string) => `design-system/releases/${of}.json`;
  const surface = JSON.parse(change.read(record(version))) as { exports: string[] };
  const exports = [...surface.exports, name].sort();
  const text = `${JSON.stringify({ ...surface, exports }, null, 2)}\n`;

  if (!isPublished(change.root, record(version))) {
    change.edit(record(version), () => text);
    change.edit('design-system/CHANGELOG.md', (changelog) => addEntry(changelog, entry));
    return;
  }
  const next = nextMinor(version);
  change.create(record(next), text);
  change.edit('design-system/CHANGELOG.md', (changelog) => addEntry(openVersion(changelog, next), entry));
  raiseVersion(change, next);
}

/** Whether the branch main has the record. If Git cannot tell, it counts as published: those are never edited. */
function isPublished(root: string, record: string): boolean {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return (
      execFileSync('git', ['ls-tree', '--name-only', 'main', '--', record], { cwd: root, stdio: [...stdio] }).length > 0
    );
  } catch {
    return true;
  }
}

function nextMinor(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + 1}.0`;
}

function raiseVersion(change: Change, next: string): void {
  change.editJson<Package>('design-system/package.json', (own) => {
    own.version = next;
  });
  const raise = ({ dependencies }: Pick<Package, 'dependencies'>) => {
    if (dependencies?.[DESIGN_SYSTEM]) dependencies[DESIGN_SYSTEM] = next;
  };
  const { workspaces } = JSON.parse(change.read('package.json')) as { workspaces: string[] };
  const packages = workspaces.map((folder) => `${folder}/package.json`);
  for (const path of globSync(packages, { cwd: change.root })) {
    if (change.read(path).includes(`"${DESIGN_SYSTEM}": `)) change.editJson<Package>(path, raise);
  }
  editLock(change, (packages) => {
    Object.assign(packages['design-system'] ?? {}, { version: next });
    Object.values(packages).forEach(raise);
  });
}

const VERSION = /^## \[/m;
const ADDED = '### Added\n\n';
const today = () => new Date().toISOString().slice(0, 10);

const openVersion = (changelog: string, version: string) =>
  changelog.replace(VERSION, `## [${version}] - ${today()}\n\n${ADDED}\n## [`);

/** Adds an entry to the newest version's list of additions. */
function addEntry(changelog: string, entry: string): string {
  const start = changelog.search(VERSION);
  if (start < 0) throw new Refusal('has no version.');
  const [newest = '', ...older] = changelog.slice(start).split(/^(?=## \[)/m);
  const withEntry = newest.includes(ADDED)
    ? newest.replace(ADDED, `${ADDED}- ${entry}\n`)
    : newest.replace('\n\n', `\n\n${ADDED}- ${entry}\n\n`);
  return changelog.slice(0, start) + [withEntry, ...older].join('');
}
