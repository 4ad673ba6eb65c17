import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hashFiles } from '../../build/file-hashes.ts';

const sourceOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

const PROGRAM = `
  import { createLog } from ${sourceOf('../../api/log.ts')};
  import { createMockApi } from ${sourceOf('../../mocks/index.ts')};
  import { run } from ${sourceOf('../run.ts')};
  import { serveSite } from ${sourceOf('../serve-site.ts')};
  process.once('message', () => { throw new Error('a fault of ours'); });
  await run(async () => {
    const remotesFolder = process.argv[1];
    const site = await serveSite({ api: createMockApi(), log: createLog(), port: 0, remotesFolder });
    process.send(site.url);
    return site;
  });
`;

/** Its pages throw, or reject, after they have been answered. */
const REMOTE = `
  const page = (path, fail) => ({
    path,
    layout: 'site',
    load: async () => ({ meta: () => ({}), Component: () => null, loader: async () => void setTimeout(fail) }),
  });
  export const routes = [
    page('/throws', () => { throw new Error('thrown by a timer'); }),
    page('/rejects', () => void Promise.reject(new Error('rejected'))),
  ];
`;

let folder: string;
let remotesFolder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uncaught-'));
  remotesFolder = join(folder, 'remotes');
  const dist = join(remotesFolder, 'faulty/dist');
  const routes = ['/throws', '/rejects'].map((path) => ({ path, layout: 'site', js: [], css: [] }));
  await mkdir(join(dist, '1.0.0-a/server'), { recursive: true });
  await writeFile(join(dist, '1.0.0-a/server/routes.js'), REMOTE);
  await writeFile(join(dist, '1.0.0-a/server/package.json'), '{ "type": "module" }');
  const descriptor = JSON.stringify({
    name: 'faulty',
    version: '1.0.0-a',
    entry: 'none.js',
    shared: {},
    imports: {},
    routes,
    files: await hashFiles(join(dist, '1.0.0-a')),
  });
  for (const file of ['remote.json', '1.0.0-a/remote.json']) await writeFile(join(dist, file), descriptor);
  const site = { paths: ['/throws', '/rejects'], budget: { js: 1_000 } };
  await writeFile(join(remotesFolder, 'faulty/package.json'), JSON.stringify({ site }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

/** The site in a process of its own, with what it has logged so far. */
async function startSite() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM, remotesFolder], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.push(child);
  const logged: Record<string, unknown>[] = [];
  createInterface({ input: child.stdout as Readable }).on('line', (line) =>
    logged.push(JSON.parse(line) as Record<string, unknown>),
  );
  const [url] = (await once(child, 'message')) as [string];
  return { child, logged, url };
}

test('an error that a remote leaves uncaught is logged with its name, and the site goes on', async () => {
  const { child, logged, url } = await startSite();
  for (const path of ['/throws', '/rejects']) await (await fetch(url + path)).text();
  const errors = () => logged.filter(({ level }) => level === 'error');
  await expect.poll(errors).toHaveLength(2);
  const remote = { remote: 'faulty', version: '1.0.0-a', stack: expect.stringContaining('routes.js') };
  expect(errors()).toMatchObject([
    { event: 'process.uncaught-exception', message: 'thrown by a timer', ...remote },
    { event: 'process.unhandled-rejection', message: 'rejected', ...remote },
  ]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('any other uncaught exception is logged, and the server stops', async () => {
  const { child, logged } = await startSite();
  child.send('throw');
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(logged.at(-1)).toMatchObject({ event: 'process.uncaught-exception', message: 'a fault of ours' });
});
