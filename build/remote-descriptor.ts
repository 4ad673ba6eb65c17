import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { inputSchema, type SchemaOfInput } from '@site/protocol/compatibility.ts';
import type { PageLink, PlacedPart, RemoteDescriptor, RemoteSite, SharedNames } from '@site/remote-kit/descriptor.ts';
import { hashFiles } from './file-hashes.ts';
import { CONTAINER } from './federation.ts';
import { checkExample, exposedName, fragmentSource, PLACES_FILE } from './fragments.ts';
import { sourcesOf, TESTED_SOURCES } from './freshness.ts';
import type { LocatedModule } from './located-routes.ts';
import { filesNeededBy } from './manifest.ts';
import { LINKS_FILE } from './page-links.ts';
import { REMOTE_ENTRY } from './remote-config.ts';
import { sharedVersions } from './shared-packages.ts';

/** The file with a module, given its path in the remote's folder; undefined if none has it. */
export type FileOf = (source: string) => string | undefined;

interface RemoteBuild {
  dist: string;
  /** What it imports of the shared packages. */
  imports: SharedNames;
  fileOf: FileOf;
}

/** What a host needs to know about a build without running its code in a browser. */
export async function describeRemote(
  root: string,
  name: string,
  { dist, imports, fileOf }: RemoteBuild,
): Promise<RemoteDescriptor> {
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const { routes, fragments = [] } = (await import(
    pathToFileURL(join(dist, 'server/routes.js')).href
  )) as LocatedModule;
  const filesOf = await containerFiles(join(dist, 'client'));
  const chunkWith = (source: string | undefined) => {
    const file = source && fileOf(source);
    return Object.keys(manifest).find((key) => manifest[key]!.file === file);
  };
  const { version, site } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as OwnPackage;
  const content = { files: await hashFiles(dist), site, tested: await testedSources(root) };
  return {
    ...content,
    name,
    version: `${version}-${hashOf(content)}`,
    entry: CONTAINER,
    shared: sharedVersions(root),
    imports,
    routes: routes.map(({ path, layout, source }) => {
      const page = chunkWith(source);
      if (page === undefined) throw new Error(`${name}: what route "${path}" loads is no module of the remote`);
      const { js, css } = filesNeededBy(manifest, [REMOTE_ENTRY, page]);
      return { path, layout, js: [...new Set([...filesOf('./routes'), ...js])], css };
    }),
    links: JSON.parse(await readFile(join(dist, 'server', LINKS_FILE), 'utf8')) as PageLink[],
    fragments: await Promise.all(
      fragments.map(async ({ name: fragment, input, example }) => {
        const chunk = chunkWith(fragmentSource(fragment));
        if (chunk === undefined)
          throw new Error(`${name}: the fragment ${fragment} has no ${fragmentSource(fragment)}`);
        await checkExample(name, { name: fragment, input, example });
        const { js, css } = filesNeededBy(manifest, [chunk]);
        const all = [...new Set([...filesOf(exposedName(fragment)), ...js])];
        return { name: fragment, input: { ...inputSchema(input as SchemaOfInput) }, example, js: all, css };
      }),
    ),
    places: JSON.parse(await readFile(join(dist, 'server', PLACES_FILE), 'utf8')) as PlacedPart[],
  };
}

/** The container, and what it loads for what it exposes by a name. */
async function containerFiles(client: string): Promise<(exposed: string) => string[]> {
  const { exposes } = JSON.parse(await readFile(join(client, 'mf-manifest.json'), 'utf8')) as FederationManifest;
  return (exposed) => [CONTAINER, ...(exposes.find(({ path }) => path === exposed)?.assets.js.sync ?? [])];
}

/** A part of what the federation plugin writes. */
interface FederationManifest {
  exposes: readonly { path: string; assets: { js: { sync: readonly string[] } } }[];
}

/** What the remote's package.json says. */
interface OwnPackage {
  version: string;
  site: RemoteSite;
}

/** The hash of the sources, if they still are those that the tests have passed with. */
async function testedSources(root: string): Promise<string | undefined> {
  const sources = await sourcesOf(root);
  return process.env[TESTED_SOURCES] === sources ? sources : undefined;
}

const hashOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
