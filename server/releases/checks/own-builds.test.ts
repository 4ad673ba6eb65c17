import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRegistrations } from '../../remotes/registrations.ts';
import { readBuiltShell } from '../../site/built-shell.ts';
import { checkBuild } from './check-build.ts';

const { folder, provided } = await readBuiltShell();
const remotes = await readRegistrations(join(folder, '../remotes'));

test.each(remotes)('the newest build of $name could be released: its budget, too, allows it', async (remote) => {
  const { version } = JSON.parse(await readFile(join(remote.dist, 'remote.json'), 'utf8')) as { version: string };
  const { checks } = await checkBuild(remote, version, provided);
  expect(checks.map(({ checked }) => checked)).toContainEqual(expect.stringMatching(/^JavaScript: /));
  expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
});
