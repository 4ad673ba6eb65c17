import { appendFile, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyOfProject } from './project-copy.ts';
import { run, WATCHDOG } from './run.ts';

describe('npm start serves what is in the sources', { timeout: 2 * WATCHDOG }, () => {
  let project: Awaited<ReturnType<typeof copyOfProject>>;
  let remote: string;
  let extra: string;
  /** The remote.json of an earlier version. */
  let earlier: string;
  beforeAll(async () => {
    project = await copyOfProject();
    remote = join(project.folder, 'remotes/staff-tools');
    extra = join(remote, 'src/extra.ts');
    await writeFile(extra, 'export const extra = 1;\n');
    // Builds from another folder have other names.
    await rm(join(remote, 'dist'), { recursive: true });
    await startBuilding();
  }, WATCHDOG);
  afterAll(() => project[Symbol.asyncDispose]());

  /** What `npm start` does before it serves. */
  const startBuilding = () => run(project.folder, 'scripts/build.ts');
  const rebuilt = { status: 0, output: expect.stringMatching(/^Built remotes\/staff-tools in \S+ s\n$/) };
  const published = () => readFile(join(remote, 'dist/remote.json'), 'utf8');

  test('nothing is rebuilt when nothing has changed', async () => {
    expect(await startBuilding()).toEqual({ status: 0, output: '' });
  });

  test('a deleted source is noticed', async () => {
    await rm(extra);
    expect(await startBuilding()).toEqual(rebuilt);
  });

  test('an edit that was built separately and then reverted is rebuilt', async () => {
    const before = await published();
    const page = join(remote, 'src/pages/debug-test/page.tsx');
    const committed = await readFile(page, 'utf8');
    await writeFile(page, committed.replace('Debug Test', 'Edited'));
    expect(await run(remote, '../../build/remote.ts')).toMatchObject({ status: 0 });
    earlier = await published();
    expect(earlier).not.toBe(before);
    await writeFile(page, committed);
    expect(await startBuilding()).toEqual(rebuilt);
    expect(await published()).toBe(before);
  });

  test('a remote.json that points at an earlier version is reset to the sources’ version', async () => {
    const current = await published();
    await writeFile(join(remote, 'dist/remote.json'), earlier);
    expect(await startBuilding()).toEqual(rebuilt);
    expect(await published()).toBe(current);
  });

  test.each(['deleted', 'edited'])('a served file that somebody %s is rebuilt', async (change) => {
    const [served = ''] = await Array.fromAsync(glob(join(remote, 'dist/*/server/routes.js')));
    await (change === 'deleted' ? rm(served) : appendFile(served, '// edited\n'));
    // Only the served version counts: an earlier one may stay as it is.
    await writeFile(join(remote, 'dist/remote.json'), await readFile(join(served, '../../remote.json'), 'utf8'));
    expect(await startBuilding()).toEqual(rebuilt);
  });

  test('no server starts after a failed build', async () => {
    const routes = join(remote, 'src/routes.tsx');
    const line = (await readFile(routes, 'utf8')).split('\n').length;
    await appendFile(routes, 'export const a = ;\n');
    const { status, output } = await startBuilding();
    expect(status).toBe(1);
    expect(output).toContain(`src/routes.tsx:${line}:18`);
    expect(output).toContain('The build of remotes/staff-tools failed');
  });
});
