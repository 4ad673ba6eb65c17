import { glob, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { matchPath } from 'react-router-dom';
import * as v from 'valibot';
import type { RemoteModule } from '@site/remote-kit';
import type { RemoteDescriptor, SharedPackages } from '@site/remote-kit/descriptor.ts';
import { VERSION } from '../releases/history/release-state.ts';
import { changedFiles } from './changed-files.ts';
import { incompatibilities } from './compatibility.ts';
import { InputSchemaSchema, PageLinksSchema, PlacedPartsSchema } from './links.ts';
import { standInModule } from './manifests/stand-in.ts';
import { RemoteSiteSchema, siteOf, type RegisteredFolder } from './registrations.ts';

const MOST_ROUTES = 500;
/** The router tries each combination of a path's optional parts: with thirty, no server ever ends. */
const PathSchema = v.pipe(
  v.string(),
  v.regex(/^\/[^?]*$/, 'its routes must begin with a slash, and have no optional parts'),
  v.maxLength(200, 'its routes must have at most 200 characters'),
);

const VersionSchema = v.pipe(v.string(), v.regex(VERSION));

/** How browsers load a container of other tools, and what its pages say before. */
export const ForeignSchema = v.object({
  type: v.picklist(['module', 'global']),
  globalName: v.string(),
  title: v.string(),
  description: v.string(),
});

/** What a version says of itself in its remote.json. */
export const DescriptorSchema = v.object(
  {
    name: v.string(),
    version: VersionSchema,
    entry: v.pipe(v.string(), v.endsWith('.js', 'it was built for another kind of shell: build it again')),
    site: v.optional(RemoteSiteSchema),
    foreign: v.optional(ForeignSchema),
    tested: v.optional(v.string()),
    shared: v.record(v.string(), v.string()),
    /** Earlier builds do not say. */
    imports: v.optional(v.record(v.string(), v.array(v.string())), {}),
    routes: v.pipe(
      v.array(
        v.object({
          path: PathSchema,
          layout: v.picklist(['site', 'standalone']),
          js: v.array(v.string()),
          css: v.array(v.string()),
        }),
      ),
      v.maxLength(MOST_ROUTES, `it must have at most ${MOST_ROUTES} routes`),
    ),
    /** Earlier builds do not say. */
    links: v.optional(PageLinksSchema, []),
    fragments: v.optional(
      v.array(
        v.object({
          name: v.string(),
          input: InputSchemaSchema,
          example: v.optional(v.unknown()),
          js: v.array(v.string()),
          css: v.array(v.string()),
        }),
      ),
    ),
    places: v.optional(PlacedPartsSchema),
    files: v.record(v.string(), v.pipe(v.string(), v.regex(/^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/))),
  },
  // An older version of the build wrote it.
  ({ expected }) => `its remote.json has no ${expected}: build it again`,
);

/** A version of a remote that can be served. */
export interface RemoteBuild extends RemoteDescriptor {
  /** URL of the folder with the browser's files, with a trailing slash. */
  base: string;
  /** Folder with one folder per version; missing when another server has the files. */
  versions?: string;
  /** When its files were written; missing for a remote that is served from its sources. */
  builtAt?: Date;
  /** What the server runs: a bundle, or what this process loads, as sources or stand-ins for what browsers render. */
  code: { file: string } | { load: () => Promise<RemoteModule> };
}

/** A build that this shell does not serve. */
export interface RejectedBuild {
  version: string;
  reasons: readonly string[];
}

/** Either the build or why it cannot be served. */
type ReadBuild = { build: RemoteBuild; rejected?: never } | { build?: never; rejected: RejectedBuild };

interface FoundBuild {
  build?: RemoteBuild;
  rejected?: RejectedBuild;
}

/**
 * The first of these versions that can be served or, if none can, the newest build in the folder that is eligible and
 * can; and the first that cannot.
 */
export async function findBuild(
  folder: RegisteredFolder,
  wanted: readonly string[],
  provided: SharedPackages,
  eligible: (builds: readonly string[]) => Promise<readonly string[]> = async (builds) => builds,
): Promise<FoundBuild> {
  const first = await firstThatFits(folder, wanted, provided);
  if (first.build) return first;
  const builds = (await newestFirst(folder.dist)).filter((version) => !wanted.includes(version));
  return { ...(await firstThatFits(folder, await eligible(builds), provided)), ...first };
}

async function firstThatFits(
  folder: RegisteredFolder,
  versions: readonly string[],
  provided: SharedPackages,
): Promise<FoundBuild> {
  let rejected: RejectedBuild | undefined;
  for (const version of versions) {
    const read = await readBuild(folder, version, provided);
    if (read.build) return { build: read.build, ...(rejected && { rejected }) };
    rejected ??= read.rejected;
  }
  return { ...(rejected && { rejected }) };
}

/** The newest build that was put into the folder. @throws when there is none */
export async function newestVersion(dist: string): Promise<string> {
  const { version } = await readJson(join(dist, 'remote.json'), v.object({ version: VersionSchema }));
  return version;
}

/** One version, from its files in the folder. */
export async function readBuild(
  folder: RegisteredFolder,
  version: string,
  provided: SharedPackages,
): Promise<ReadBuild> {
  const { name, dist, origin } = folder;
  try {
    const descriptor = await readJson(join(dist, version, 'remote.json'), DescriptorSchema);
    const { foreign } = descriptor;
    const serverBundle = join(dist, version, 'server/routes.js');
    const { mtime } = await stat(foreign ? join(dist, version, 'remote.json') : serverBundle);
    const { paths } = siteOf(folder, descriptor);
    const notOwned = descriptor.routes.filter(({ path }) => !paths.some((pattern) => matchPath(pattern, path)));
    const reasons = [
      ...incompatibilities(descriptor, provided),
      ...(await changedFiles(join(dist, version), descriptor.files)),
      ...notOwned.map(({ path }) => `${name} may not own ${path}`),
      ...((foreign ? origin?.isManifest : !origin?.isManifest)
        ? []
        : ['it was released in another way than its remote is now']),
    ];
    if (reasons.length > 0) return { rejected: { version, reasons } };
    const base = origin && !origin.isManifest ? `${origin.url}/${version}/client/` : `/remotes/${name}/${version}/`;
    const code = foreign ? { load: async () => standInModule(descriptor.routes, foreign) } : { file: serverBundle };
    return { build: { ...descriptor, base, versions: dist, builtAt: mtime, code } };
  } catch (error) {
    return { rejected: { version, reasons: [`its files cannot be read: ${String(error)}`] } };
  }
}

const readJson = async <Schema extends v.GenericSchema>(file: string, schema: Schema) =>
  v.parse(schema, JSON.parse(await readFile(file, 'utf8')));

async function newestFirst(dist: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(join(dist, '*/remote.json')));
  const dated = await Promise.all(files.map(async (file) => ({ file, writtenAt: (await stat(file)).mtimeMs })));
  return dated.toSorted((a, b) => b.writtenAt - a.writtenAt).map(({ file }) => basename(dirname(file)));
}
