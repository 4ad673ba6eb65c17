import { minVersion, parse as parseVersion, satisfies, validRange } from 'semver';
import * as v from 'valibot';
import { sharedPackages } from '../../../build/shared-packages.ts';
import type { ForeignContainer, SharedVersions } from '@site/remote-kit/descriptor.ts';

/** What a manifest says that matters here. */
export interface Manifest {
  /** Of the tool that built it, or of the package: part of the version. */
  buildVersion: string;
  /** URL of the folder with the files, with a trailing slash. */
  folder: URL;
  /** The address that is written into the files, with a trailing slash; null for files that work at any address. */
  publicPath: string | null;
  /** The container's path in the folder. */
  entry: string;
  container: Pick<ForeignContainer, 'type' | 'globalName'> & Partial<ForeignContainer>;
  /** What a browser loads first to show a page. */
  needed: { js: readonly string[]; css: readonly string[] };
  /** All files that it names, but for those that only servers and editors read. */
  files: readonly string[];
  /** What is beside it for servers: no browser loads it. */
  notForBrowsers: readonly string[];
  shared: SharedVersions;
}

const Files = v.optional(
  v.object({ sync: v.optional(v.array(v.string()), []), async: v.optional(v.array(v.string()), []) }),
  { sync: [], async: [] },
);
const Assets = v.optional(v.object({ js: Files, css: Files }), {});
const File = v.object({ name: v.string(), path: v.optional(v.string(), ''), type: v.optional(v.string(), 'global') });
/** Whatever it is, pages can show it. */
const Words = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 200),
  ),
);

const ManifestSchema = v.object({
  name: v.string(),
  metaData: v.object({
    name: v.optional(Words),
    title: v.optional(Words),
    description: v.optional(Words),
    buildInfo: v.optional(v.object({ buildVersion: v.optional(v.string(), '0') }), {}),
    remoteEntry: File,
    ssrRemoteEntry: v.optional(File),
    globalName: v.optional(v.string()),
    publicPath: v.optional(v.string(), 'auto'),
  }),
  shared: v.optional(
    v.array(
      v.object({
        name: v.string(),
        version: v.optional(v.string()),
        requiredVersion: v.optional(v.unknown()),
        assets: Assets,
      }),
    ),
    [],
  ),
  exposes: v.array(v.object({ path: v.string(), assets: Assets })),
});

/** The module of a container that the shell asks for. */
const ROUTES = './routes';

/** @throws when it is no manifest, or one of a container that this site cannot show */
export function readManifest(url: URL, content: Uint8Array): Manifest {
  const { name, metaData, shared, exposes } = parse(content);
  const routes = exposes.find(({ path }) => path === ROUTES)?.assets;
  if (!routes) throw new Error(`it exposes no ${ROUTES}: see docs/contracts/remote.md`);
  const entry = pathOf(metaData.remoteEntry);
  const { title = metaData.name, description, ssrRemoteEntry } = metaData;
  const { js, css } = routes;
  const assets = [...exposes, ...shared].flatMap((each) => allOf(each.assets));
  return {
    buildVersion: folderName(metaData.buildInfo.buildVersion ?? '0'),
    ...addressOf(url, metaData.publicPath),
    entry,
    container: {
      type: typeOf(metaData.remoteEntry.type),
      globalName: metaData.globalName ?? name,
      ...(title && { title }),
      ...(description && { description }),
    },
    needed: { js: unique([entry, ...(js?.sync ?? []).map(plain)]), css: unique((css?.sync ?? []).map(plain)) },
    files: unique([entry, ...assets]),
    notForBrowsers: ssrRemoteEntry ? [pathOf(ssrRemoteEntry)] : [],
    shared: sharedOf(shared),
  };
}

function parse(content: Uint8Array): v.InferOutput<typeof ManifestSchema> {
  const { success, output, issues } = v.safeParse(ManifestSchema, json(content));
  if (success) return output;
  const { message, path } = issues[0];
  const part = path?.map(({ key }) => String(key)).join('.') ?? '';
  throw new Error(`its manifest is not one of Module Federation 2: ${part}: ${message}`);
}

function json(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    throw new Error('its manifest is not valid JSON');
  }
}

const unique = (paths: readonly string[]): string[] => [...new Set(paths)];

const plain = (path: string): string => path.replace(/^(\.?\/)+/, '');

const pathOf = ({ path, name }: { path: string; name: string }): string => plain(`${path}/${name}`);

const allOf = ({ js, css }: v.InferOutput<typeof Assets>): string[] =>
  [js, css].flatMap((files) => [...(files?.sync ?? []), ...(files?.async ?? [])]).map(plain);

/** The version becomes the name of a folder. */
const folderName = (version: string): string =>
  version
    .replaceAll(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 60) || '0';

function typeOf(type: string): ForeignContainer['type'] {
  if (type === 'module' || type === 'esm') return 'module';
  if (type === 'global' || type === 'var' || type === 'script') return 'global';
  throw new Error(
    `its container is of the type ${type}, and this site loads modules and scripts with a global variable`,
  );
}

const AT_ANY_ADDRESS = 'build it with publicPath "auto" (Rspack) or base "./" (Vite), or with the whole address';

/** Where the files are. Only the origin that the operator has named may send them. */
function addressOf(manifest: URL, publicPath: string): Pick<Manifest, 'folder' | 'publicPath'> {
  if (publicPath === '' || publicPath === 'auto') return { folder: new URL('.', manifest), publicPath: null };
  const folder = new URL(publicPath.endsWith('/') ? publicPath : `${publicPath}/`, manifest);
  const isRelative = publicPath.startsWith('.');
  if (!isRelative && !/^(https?:)?\/\//.test(publicPath))
    throw new Error(`its publicPath is ${publicPath}, which is another page here: ${AT_ANY_ADDRESS}`);
  if (folder.origin !== manifest.origin)
    throw new Error(`its publicPath ${publicPath} is not at ${manifest.origin}, where its manifest is`);
  return { folder, publicPath: isRelative ? null : publicPath.replace(/\/*$/, '/') };
}

const isProvided = (name: string): boolean => sharedPackages.some((each) => each === name);

/**
 * The oldest version that it takes of each package that the site shares, of the major version that it was built with: a
 * bundler may write the range of another package that uses it, as >=18. A range without one takes any.
 */
const sharedOf = (shared: v.InferOutput<typeof ManifestSchema>['shared']): SharedVersions =>
  Object.fromEntries(
    shared.flatMap(({ name, version, requiredVersion }) => {
      if (!isProvided(name)) return [];
      const range = typeof requiredVersion === 'string' && validRange(requiredVersion) ? requiredVersion : version;
      const oldest = range === undefined || range === '*' ? null : minVersion(range);
      const built = parseVersion(version);
      if (!oldest) return [];
      const isOlderMajor = built !== null && oldest.major < built.major && satisfies(built, range!);
      return [[name, isOlderMajor ? `${built.major}.0.0` : oldest.version] as const];
    }),
  );
