import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The notices of the packages in a build, in its folder of browser files. */
export const LICENCES = 'licences.json';

/** A package and the licence that must travel with it. */
export interface Notice {
  name: string;
  version: string;
  /** SPDX identifier. */
  identifier?: string;
  text?: string;
}

/** Packages that are published without their notice, and another package of the same authors that has it. */
const NOTICE_OF: Readonly<Record<string, string>> = { 'react-remove-scroll-bar': 'react-remove-scroll' };

/** The site's own packages need no notice; in a repository of its own, a remote has them installed as it has others. */
const OURS = '@site/';

export const readNotices = async (folder: string) =>
  JSON.parse(await readFile(join(folder, LICENCES), 'utf8')) as Notice[];

/**
 * Adds `more` to the notices that Vite wrote into the build in `folder`, and those that packages lack.
 * @throws when a package has none
 */
export async function completeNotices(folder: string, more: readonly Notice[] = []): Promise<void> {
  const notices = complete([...(await readNotices(folder)), ...more]);
  await writeFile(join(folder, LICENCES), JSON.stringify(notices, null, 2));
}

export function complete(notices: readonly Notice[]): Notice[] {
  const others = notices.filter(({ name }) => !name.startsWith(OURS));
  return others.map((notice) => {
    const source = NOTICE_OF[notice.name];
    const text = notice.text || others.find(({ name }) => name === source)?.text;
    if (!text) throw new Error(`${notice.name} ${notice.version} is in the build, but its licence is not`);
    return { ...notice, text };
  });
}
