import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { hashFiles } from '../../build/file-hashes.ts';
import { copyOfNewRemote } from './new-remote.ts';
import { run, TYPES_CHECKED, WATCHDOG } from './run.ts';

const root = join(import.meta.dirname, '../..');

const build = (folder: string, variables?: Record<string, string>) =>
  run(folder, join(root, 'build/remote.ts'), variables);

test(
  'a remote in its own folder builds; two builds at once, and one of what is there, publish the same version',
  { timeout: 2 * WATCHDOG },
  async () => {
    await using remote = await copyOfNewRemote();
    const dist = join(remote.folder, 'dist');
    const [first, second] = await Promise.all([1, 2].map(() => build(remote.folder, TYPES_CHECKED)));
    const said = /^depots 0\.1\.0-\w+: 1 routes/.exec(first!.output)?.[0];
    // A slow build goes on to say what was slow.
    const published = { status: 0, output: expect.stringMatching(`^${said}`) as string };
    expect([first, second]).toEqual([published, published]);
    const { version, files } = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')) as RemoteDescriptor;
    expect((await readdir(dist)).toSorted()).toEqual([version, 'remote.json']);
    expect(await hashFiles(join(dist, version))).toEqual(files);
    await writeFile(join(dist, version, 'server/routes.js'), 'damaged');
    await writeFile(join(dist, version, 'client/added.js'), '');
    expect(await build(remote.folder)).toEqual(published);
    expect(await hashFiles(join(dist, version))).toEqual(files);
  },
);

/** What is added to which file, and how its place is named. All types are checked before the bundler runs. */
const MISTAKES: { title: string; additions: [file: string, code: string, place: string][] }[] = [
  {
    title: 'imports of a missing file and of a missing package, and a type error, end',
    additions: [
      ['src/routes.tsx', "import './nobody.ts';", 'src/routes.tsx(6,8): error TS2882'],
      ['src/pages/depots/page.tsx', "import 'nobody-made-this';", 'src/pages/depots/page.tsx(12,8): error TS2882'],
      [
        'src/pages/depots/meta.ts',
        'export const depots: number = "twelve";',
        'src/pages/depots/meta.ts(4,14): error TS2322',
      ],
    ],
  },
  {
    title: 'a syntax error ends',
    additions: [['src/routes.tsx', 'export const a = ;', 'src/routes.tsx:6:18']],
  },
  {
    title: 'an import of a missing style sheet ends',
    additions: [['src/routes.tsx', "import './nobody.css';", "'./nobody.css' in src/routes.tsx"]],
  },
  {
    title: 'a syntax error in a style sheet ends',
    additions: [['src/pages/depots/page.module.css', '.open {', 'page.module.css:6:1: Unclosed block']],
  },
  {
    title: 'a route that imports no page ends',
    additions: [
      [
        'src/routes.tsx',
        "routes.push({ path: '/none', layout: 'site', load: async () => ({ Component: () => null, meta: () => ({}) }) });",
        'what route "/none" loads is no module of the remote',
      ],
    ],
  },
];

test.each(MISTAKES)(
  '$title the build, which says where, and nothing is published',
  { timeout: WATCHDOG },
  async ({ additions }) => {
    await using remote = await copyOfNewRemote();
    for (const [file, code] of additions) await appendFile(join(remote.folder, file), `${code}\n`);
    const { status, output } = await build(remote.folder);
    expect(status).toBe(1);
    for (const [, , place] of additions) expect(output).toContain(place);
    expect(await readdir(join(remote.folder, 'dist')).catch(() => [])).toEqual([]);
  },
);
