import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyOfProject } from './project-copy.ts';
import { run, TYPES_CHECKED, WATCHDOG } from './run.ts';

describe('npm start serves what is in the sources', { timeout: 2 * WATCHDOG }, () => {
  let project: Awaited<ReturnType<typeof copyOfProject>>;
  let remote: string;
  let page: string;
  /** The remote.json of an earlier version. */
  let earlier: string;
  /** Whether `npm start` leaves the remote's build as it is. */
  let isFresh: () => Promise<boolean>;
  beforeAll(async () => {
    project = await copyOfProject();
    remote = join(project.folder, 'remotes/staff-tools');
    page = join(remote, 'src/pages/debug-test/page.tsx');
    const freshness = (await import(join(project.folder, 'build/freshness.ts'))) as Pick<
      typeof import('../../build/freshness.ts'),
      'isFresh'
    >;
    isFresh = () => freshness.isFresh(remote);
    // Builds from another folder have other names.
    await rm(join(remote, 'dist'), { recursive: true });
    await startBuilding(TYPES_CHECKED);
  }, WATCHDOG);
  afterAll(() => project[Symbol.asyncDispose]());

  /** What `npm start` does before it serves. */
  const startBuilding = (variables?: Record<string, string>) => run(project.folder, 'scripts/build.ts', variables);
  const published = () => readFile(join(remote, 'dist/remote.json'), 'utf8');

  /** Changes a file for a moment, in which the build must not pass for fresh. */
  async function expectNoticed(file: string, change: () => Promise<void>) {
    const before = await readFile(file);
    expect(await isFresh()).toBe(true);
    await change();
    expect(await isFresh()).toBe(false);
    await writeFile(file, before);
  }

  test('nothing is rebuilt when nothing has changed', async () => {
    expect(await startBuilding()).toEqual({ status: 0, output: '' });
  });

  test('a deleted source is noticed', () => expectNoticed(page, () => rm(page)));

  test('an edit that was built separately and then reverted is rebuilt', async () => {
    const before = await published();
    const committed = await readFile(page, 'utf8');
    await writeFile(page, committed.replace('Debug test', 'Edited'));
    expect(await run(remote, '../../build/remote.ts', TYPES_CHECKED)).toMatchObject({ status: 0 });
    earlier = await published();
    expect(earlier).not.toBe(before);
    await writeFile(page, committed);
    const rebuilt = expect.stringMatching(/^Built remotes\/staff-tools in \S+ s\n$/);
    expect(await startBuilding(TYPES_CHECKED)).toEqual({ status: 0, output: rebuilt });
    expect(await published()).toBe(before);
  });

  test('a remote.json that points at an earlier version is noticed', async () => {
    const file = join(remote, 'dist/remote.json');
    await expectNoticed(file, () => writeFile(file, earlier));
  });

  test.each(['deleted', 'edited'])('a served file that somebody %s is noticed', async (change) => {
    const { version } = JSON.parse(await published()) as { version: string };
    const served = join(remote, 'dist', version, 'server/routes.js');
    await expectNoticed(served, () => (change === 'deleted' ? rm(served) : appendFile(served, '// edited\n')));
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
