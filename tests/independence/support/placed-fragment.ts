import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlacedPart } from '@site/remote-kit/descriptor.ts';
import { completeBuild, copyOfBuild, descriptorIn } from '../../e2e/support/registry.ts';

/** Copies a remote’s build to `folder`, as if its pages showed another fragment in place of the one that they show. */
export async function buildThatPlaces(placed: PlacedPart, remote: string, folder: string): Promise<string> {
  const build = await copyOfBuild(remote, folder);
  const descriptor = await descriptorIn(build);
  const version = join(build, descriptor.version);
  for (const { fragment } of descriptor.places ?? [])
    for await (const file of glob(join(version, '{client,server}/**/*.js'))) {
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replaceAll(fragment, placed.fragment));
    }
  await writeFile(join(version, 'remote.json'), JSON.stringify({ ...descriptor, places: [placed] }));
  await completeBuild(build);
  return build;
}
