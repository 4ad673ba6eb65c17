import { existsSync, globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createModuleGraph } from '../../../.storybook/documentation/component-facts/module-graph.ts';
import { exportedPackages } from './packages.ts';

/** What a change of files means for stories. */
export interface Affected {
  /** The changed files that every story needs; if there are any, all stories are to be captured. */
  everywhere: readonly string[];
  /** The stories' files that depend on a changed file, and on which. */
  files: ReadonlyMap<string, readonly string[]>;
}

/** What draws every story or captures it. Storybook puts the last two in place of what stories import (main.ts). */
const SHARED_MODULES = [
  '.storybook/main.ts',
  '.storybook/preview.tsx',
  '.storybook/prop-types.ts',
  'playwright.visual.config.ts',
  'tests/visual/stories.spec.ts',
  '.storybook/form-age.ts',
  '.storybook/toolbar/active-brand.ts',
];
const SHARED_FILES = ['package-lock.json', 'tsconfig.base.json', '.storybook/preview-head.html'];
const SHARED_FOLDER = '.storybook/public/';
const STORIES = '{.storybook,design-system,mocks,remotes,shell}/**/*.stories.tsx';

/** Finds the stories in the repository at `root` that import one of the `changed` files, directly or not. */
export function affectedBy(changed: readonly string[], root: string): Affected {
  const graph = createModuleGraph(exportedPackages(root));
  const neededBy = (file: string) => [...graph.neededBy(join(root, file))].map((each) => pathIn(root, each));
  const shared = new Set([...SHARED_MODULES.flatMap(neededBy), ...SHARED_FILES]);
  const stories = globSync(STORIES, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' });
  const reasons = stories.toSorted().map((file): [string, string[]] => {
    const needed = new Set(neededBy(file));
    return [file, changed.filter((each) => needed.has(each))];
  });
  return {
    everywhere: changed.filter((file) => shared.has(file) || file.startsWith(SHARED_FOLDER)),
    files: new Map([...reasons.filter(([, because]) => because.length > 0), ...deletedStories(changed, root)]),
  };
}

/** They have pictures still. */
const deletedStories = (changed: readonly string[], root: string) =>
  changed
    .filter((file) => file.endsWith('.stories.tsx') && !existsSync(join(root, file)))
    .map((file): [string, string[]] => [file, [file]]);

const pathIn = (root: string, file: string): string => relative(root, file).split(sep).join('/');
