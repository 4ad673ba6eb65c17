import { execFile } from 'node:child_process';
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyOfProject } from './project-copy.ts';
import { run, WATCHDOG } from './run.ts';

const root = join(import.meta.dirname, '../..');

describe('a new remote needs only its folder and its line in the registry', { timeout: WATCHDOG }, () => {
  let project: Awaited<ReturnType<typeof copyOfProject>>;
  beforeAll(async () => {
    project = await copyOfProject();
    await cp(join(root, 'tests/fixtures/new-remote'), join(project.folder, 'remotes/depots'), { recursive: true });
    const registry = join(project.folder, 'shell/registry.json');
    const remotes = JSON.parse(await readFile(registry, 'utf8')) as object[];
    const depots = { name: 'depots', build: '../remotes/depots/dist', paths: ['/depots'] };
    await writeFile(registry, JSON.stringify([...remotes, depots]));
  }, WATCHDOG);
  afterAll(() => project[Symbol.asyncDispose]());

  const outputOf = (command: string, args: string[]) =>
    promisify(execFile)(join(root, 'node_modules/.bin', command), args, { cwd: project.folder }).then(
      ({ stdout }) => stdout,
      (failure: { stdout: string }) => failure.stdout,
    );

  test('it is built with the others, and the browser tests visit its pages', async () => {
    expect((await run(project.folder, 'scripts/build.ts')).output).toContain('Built remotes/depots');
    expect(await outputOf('playwright', ['test', '--list', 'every-page'])).toContain('/depots is complete');
  });

  test('its types are checked', async () => {
    const meta = join(project.folder, 'remotes/depots/src/pages/depots/meta.ts');
    await appendFile(meta, "export const depots: number = 'twelve';\n");
    expect(await outputOf('tsc', [])).toContain('remotes/depots/src/pages/depots/meta.ts(4,14): error TS2322');
  });

  test('lint forbids imports between it and the other remotes', async () => {
    const routes = (remote: string) => join(project.folder, 'remotes', remote, 'src/routes.tsx');
    await appendFile(routes('depots'), "import '../../job-board/src/routes.tsx';\n");
    await appendFile(routes('job-board'), "import '@site/depots/src/routes.tsx';\n");
    const complaints = await outputOf('oxlint', ['--format=unix']);
    expect(complaints).toContain('depots may not import job-board');
    expect(complaints).toContain('job-board may not import depots');
  });
});
