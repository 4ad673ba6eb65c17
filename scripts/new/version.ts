import { globSync } from 'node:fs';
import type { Change } from './change.ts';
import { releaseEntry } from './changelog.ts';
import type { Outcome } from './outcome.ts';
import { Refusal } from './refusal.ts';
import { editLock } from './workspaces.ts';

const DESIGN_SYSTEM = '@site/design-system';
const PACKAGE = 'design-system/package.json';

/** The steps from one version to the next: docs/contracts/design-system.md says which one a change needs. */
export const STEPS = ['major', 'minor', 'patch'];

interface Package {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/** Makes a version of the design system of what its changelog has as unreleased. */
export function newVersion(change: Change, step: string): Outcome {
  if (!STEPS.includes(step)) throw new Refusal(`A version is one of ${STEPS.join(', ')}.`);
  const { version } = JSON.parse(change.read(PACKAGE)) as Package;
  const next = following(version, step);
  releaseEntry(change, next);
  raiseVersion(change, next);
  return {
    fillIn: 'design-system/CHANGELOG.md',
    tests: [`npx vitest run --project unit design-system/src/release.test.ts  # writes releases/${next}.json`],
  };
}

/** '1.4.2' and 'minor' make '1.5.0'. */
function following(version: string, step: string): string {
  const numbers = version.split('.').map(Number);
  const raised = STEPS.indexOf(step);
  return numbers.map((number, index) => (index < raised ? number : index === raised ? number + 1 : 0)).join('.');
}

/** In its own package, in those of the apps that depend on it, and in the lockfile. */
function raiseVersion(change: Change, next: string): void {
  change.editJson<Package>(PACKAGE, (own) => {
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
  editLock(change, (locked) => {
    Object.assign(locked['design-system'] ?? {}, { version: next });
    Object.values(locked).forEach(raise);
  });
}
