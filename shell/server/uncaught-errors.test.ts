import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';

const sourceOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

const PROGRAM = `
  import { createLog } from ${sourceOf('../../api/log.ts')};
  import { createMockApi } from ${sourceOf('../../mocks/index.ts')};
  import { run } from ${sourceOf('run.ts')};
  import { serveSite } from ${sourceOf('serve-site.ts')};
  process.once('message', () => { throw new Error('a fault of ours'); });
  await run(async () => {
    const registryFile = process.argv[1];
    const site = await serveSite({ api: createMockApi(), log: createLog(), port: 0, registryFile });
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
let registryFile: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uncaught-'));
  registryFile = join(folder, 'registry.json');
  const dist = join(folder, 'remotes/faulty/dist');
  const routes = ['/throws', '/rejects'].map((path) => ({ path, layout: 'site', js: [], css: [] }));
  await mkdir(join(dist, '1.0.0-a/server'), { recursive: true });
  await writeFile(join(dist, '1.0.0-a/server/routes.js'), REMOTE);
  await writeFile(join(dist, '1.0.0-a/server/package.json'), '{ "type": "module" }');
  await writeFile(
    join(dist, 'remote.json'),
    JSON.stringify({ name: 'faulty', version: '1.0.0-a', entry: 'none.json', shared: {}, routes }),
  );
  await writeFile(
    registryFile,
    JSON.stringify([{ name: 'faulty', build: 'remotes/faulty/dist', paths: ['/throws', '/rejects'] }]),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The site in a process of its own, with what it has logged so far. */
async function startSite() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM, registryFile], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
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
