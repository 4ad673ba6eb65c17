import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fragmentSource } from './fragments.ts';
import { describeRemote } from './remote-descriptor.ts';

const ROOT = join(dirname(import.meta.dirname), 'remotes/job-board');
const SOURCE = fragmentSource('latest-jobs');

let dist: string;
beforeEach(async () => void (dist = await mkdtemp(join(tmpdir(), 'descriptor-'))));
afterEach(() => rm(dist, { recursive: true }));

/** A build of a remote without pages, with a fragment that takes a count. */
async function describeWith(example: unknown) {
  const files = {
    'client/.vite/manifest.json': JSON.stringify({ [SOURCE]: { file: 'assets/latest-jobs.js' } }),
    'client/mf-manifest.json': JSON.stringify({ exposes: [] }),
    'server/links.json': '[]',
    'server/places.json': '[]',
    'server/package.json': JSON.stringify({ type: 'module' }),
    'server/routes.js': `
      import * as v from ${JSON.stringify(import.meta.resolve('valibot'))};
      export const routes = [];
      export const fragments = [
        { name: 'latest-jobs', input: v.object({ count: v.number() }), example: ${JSON.stringify(example)} },
      ];`,
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), content);
  }
  return describeRemote(ROOT, 'job-board', { dist, imports: {}, fileOf: () => 'assets/latest-jobs.js' } as never);
}

test('a build says of each fragment what it takes, with an example that fits', async () => {
  const { fragments } = await describeWith({ count: 3 });
  expect(fragments).toMatchObject([{ name: 'latest-jobs', input: { required: ['count'] }, example: { count: 3 } }]);
});

test('a fragment whose example does not fit stops the build, which names both it and the field', async () => {
  await expect(describeWith({ count: 'three' })).rejects.toThrow(
    /^job-board: the example of the fragment latest-jobs does not fit what it takes: count: /,
  );
});
