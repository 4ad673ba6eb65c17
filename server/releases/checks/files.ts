import { join, relative, sep } from 'node:path';
import { MODULE_HASHES, type FileHashes, type RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { entriesBelow, hashFiles } from '../../../build/file-hashes.ts';
import { counted, type Check } from './check.ts';

/** What the server cannot do without, unless only browsers render the remote. */
const SERVER_BUNDLE = 'server/routes.js';

/** Whether the version's folder has exactly the files that its build made. */
export async function checkFiles(
  { files, entry, routes, fragments = [], foreign }: RemoteDescriptor,
  folder: string,
): Promise<Check> {
  const found = await hashFiles(folder, files);
  const links = await linksIn(folder);
  const needed = [
    ...(foreign ? [] : [SERVER_BUNDLE]),
    ...[entry, MODULE_HASHES, ...[...routes, ...fragments].flatMap(({ js, css }) => [...js, ...css])].map(inClient),
  ];
  return {
    checked: `${counted(Object.keys(files).length, 'file')} by their hashes`,
    problems: [
      ...differences(files, found),
      ...links.map((path) => `${path} is a link, which may lead to what is not the version's`),
      ...[...new Set(needed)]
        .filter((path) => !(path in files))
        .map((path) => `it needs ${path}, and does not have it`),
    ],
  };
}

const inClient = (path: string) => `client/${path}`;

/** The server would follow them. */
async function linksIn(folder: string): Promise<string[]> {
  return (await entriesBelow(folder))
    .filter((entry) => entry.isSymbolicLink())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
}

function differences(described: FileHashes, found: FileHashes): string[] {
  return Object.keys({ ...described, ...found }).flatMap((path) => {
    if (described[path] === found[path]) return [];
    if (!(path in found)) return `${path} is missing`;
    return path in described ? `${path} was changed after the build` : `${path} was added after the build`;
  });
}
