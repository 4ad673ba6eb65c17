import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build, type Project } from './project.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'project-'));
  await mkdir(join(root, 'src'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'src/page.tsx'), 'export const page = 1;');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const nodeStep = (code: string) => ({ command: process.execPath, args: ['-e', code], cwd: root });
const WRITES = 'require("node:fs").writeFileSync';
/** As a remote's build does, except that it does not look at the sources again. */
const BUILD = `${WRITES}("dist/remote.json", JSON.stringify({ version: "1-a", tested: process.env.TESTED_SOURCES }))`;
const BUILD_OF_OTHERS = BUILD.replace('process.env.TESTED_SOURCES', 'undefined');

function projectWith(tests: string[], building = BUILD): Project {
  return {
    remote: async () => ({ name: 'jobs', dist: join(root, 'dist'), paths: [], budget: { js: 0 } }),
    steps: () => ({ tests: tests.map(nodeStep), build: nodeStep(building) }),
    provided: () => ({ versions: {} }),
  };
}
const built = (project: Project) => build(project, 'jobs', () => undefined);

test('a remote is built once its tests have passed', async () => {
  expect(await built(projectWith(['', '']))).toBe('1-a');
});

test('a remote whose tests fail is not built, and what they say is shown', async () => {
  const project = projectWith(['', 'console.log("1 test failed"); process.exit(1)']);
  await expect(built(project)).rejects.toThrow('1 test failed');
  await expect(rm(join(root, 'dist/remote.json'))).rejects.toThrow('ENOENT');
});

test('a build of other sources than those that were tested is not taken for tested', async () => {
  await expect(built(projectWith([''], BUILD_OF_OTHERS))).rejects.toThrow(
    'The sources of jobs were changed while they were tested: try again',
  );
});
