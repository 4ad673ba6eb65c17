/** Prints how many bytes rendering each page allocates on the server, as JSON by the paths that it is given. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getHeapStatistics, type HeapInfo } from 'node:v8';
import { createApiClient } from '@site/contract';
import { createMockApi } from '@site/mocks';
import type { RemoteModule } from '@site/remote-kit';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import type { createRenderer } from '../../shell/src/entry-server.tsx';

const WARM_UP = 20;
const RENDERS = 100;

const root = join(import.meta.dirname, '../..');
const importFile = <Module>(file: string) => import(pathToFileURL(file).href) as Promise<Module>;

const shell = join(root, 'shell/dist/server/entry-server.js');
const { createRenderer: create } = await importFile<{ createRenderer: typeof createRenderer }>(shell);
const bundles = new Map<string, string>();
const remotes = globSync('remotes/*/dist/remote.json', { cwd: root }).map((file) => {
  const { name, version, routes } = JSON.parse(readFileSync(join(root, file), 'utf8')) as RemoteDescriptor;
  bundles.set(name, join(root, dirname(file), version, 'server/routes.js'));
  return { name, version, entry: '', routes };
});
const renderer = create({
  remotes,
  loadRemote: ({ name }) => importFile<RemoteModule>(bundles.get(name)!),
  dataLayer: undefined,
  siteUrl: undefined,
  onError(error) {
    throw error;
  },
});

const baseUrl = 'http://localhost';
const api = createApiClient({ baseUrl, fetch: rememberAnswers() });
const allocated: Record<string, number> = {};
for (const path of process.argv.slice(2)) {
  for (let count = 0; count < WARM_UP; count++) await render(path);
  const before = allocatedBytes();
  for (let count = 0; count < RENDERS; count++) await render(path);
  allocated[path] = Math.round((allocatedBytes() - before) / RENDERS);
}
console.log(JSON.stringify(allocated));

/** Since this process began. The types are of an older Node. */
function allocatedBytes(): number {
  return (getHeapStatistics() as HeapInfo & { total_allocated_bytes: number }).total_allocated_bytes;
}

async function render(path: string): Promise<void> {
  const page = await renderer.render(new Request(baseUrl + path), api);
  if (page instanceof Response || page.status !== 200) throw new Error(`${path} was not rendered`);
}

/** So that what the mocks allocate does not count. */
function rememberAnswers() {
  const { fetch } = createMockApi();
  const answers = new Map<string, Response>();
  return async (request: Request): Promise<Response> => {
    const answer = answers.get(request.url) ?? (await fetch(request));
    answers.set(request.url, answer);
    return answer.clone();
  };
}
