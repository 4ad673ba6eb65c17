import { posix } from 'node:path';
import * as v from 'valibot';
import type { ModuleLinks } from '../../../build/module-links.ts';
import { fetchAll, isPlain, MOST_FILES } from '../origins/fetch-all.ts';
import type { FetchLimits } from '../origins/fetch-version.ts';
import { byteLimit, NotAtOrigin, readFrom } from '../origins/read-from.ts';
import type { Manifest } from './read-manifest.ts';
import { ownFiles } from './own-address.ts';

/** The list of all files that the build has written, beside the manifest; not every tool makes it. */
const STATS = 'mf-stats.json';
const StatsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ buildOutput: v.optional(v.array(v.object({ fileName: v.string() })), []) }),
);

const CODE = /\.(js|mjs|css)$/;

/** Files by their paths in a folder. */
export type Files = ReadonlyMap<string, Buffer>;

/**
 * Everything that browsers may load of a remote: what its manifest and the list of its build name, and what these
 * modules and style sheets name in turn.
 * @throws OriginUnavailable when the origin lacks one that is needed; any other error when they are too many or large
 */
export async function collectFiles(
  manifest: Manifest,
  { filesMs, totalBytes }: Pick<FetchLimits, 'filesMs' | 'totalBytes'>,
): Promise<Files> {
  const { folder: url, notForBrowsers } = manifest;
  const source = {
    url,
    onBytes: byteLimit(totalBytes, 'its files together are'),
    signal: AbortSignal.timeout(filesMs),
  };
  const files = new Map<string, Buffer>();
  const seen = new Set(notForBrowsers);
  const take = (path: string, content: Buffer) => void files.set(path, content);

  async function fetchWithLinks({ needed, others }: Links): Promise<void> {
    const isNew = (path: string) => !seen.has(path) && seen.add(path).size > 0;
    const wanted = needed.filter(isNew);
    const maybe = others.filter(isPlain).filter(isNew);
    if (seen.size > MOST_FILES) throw new Error(`it has more than ${MOST_FILES} files`);
    await fetchAll(wanted, source, take);
    await fetchAll(maybe, source, take, unlessMissing);
    const found = await Promise.all([...wanted, ...maybe].map((path) => linksIn(path, files.get(path), manifest)));
    const links = { needed: found.flatMap((each) => each.needed), others: found.flatMap((each) => each.others) };
    if (links.needed.length + links.others.length > 0) await fetchWithLinks(links);
  }

  const built = (await filesOfBuild(url, source)).filter((path) => !NOT_SERVED.test(path));
  const isCode = (path: string) => CODE.test(path);
  await fetchWithLinks({
    needed: [...manifest.files, ...built.filter(isCode)],
    others: built.filter((path) => !isCode(path)),
  });
  return files;
}

/** Pages of its own, types and records of the build. */
const NOT_SERVED = /(^|\/)\.|\.(map|html|d\.ts|zip|json)$/;

interface Links {
  needed: readonly string[];
  /** What may be missing: a file that is named in code need not be one that is loaded. */
  others: readonly string[];
}

const unlessMissing = (error: unknown): void => {
  if (!(error instanceof NotAtOrigin)) throw error;
};

/** None where the origin has no such list: some send a page for every address. */
async function filesOfBuild(folder: URL, limits: Parameters<typeof readFrom>[1]): Promise<string[]> {
  const content = await readFrom(new URL(STATS, folder), limits).catch(unlessMissing);
  const { success, output } = v.safeParse(StatsSchema, content?.toString());
  return success ? output.buildOutput.map(({ fileName }) => fileName) : [];
}

async function linksIn(path: string, content: Buffer | undefined, manifest: Manifest): Promise<Links> {
  const within = (links: readonly string[]) => links.flatMap((link) => pathFrom(path, link) ?? []);
  if (!content || !CODE.test(path)) return { needed: [], others: [] };
  const text = content.toString();
  const others = ownFiles(text, manifest.publicPath);
  if (path.endsWith('.css')) return { needed: within(linksInStyles(text)), others };
  if (manifest.container.type !== 'module') return { needed: [], others: [...others, ...namedIn(text)] };
  // Only a release needs the parser.
  const { moduleLinks } = await import('../../../build/module-links.ts');
  const { imports, files } = linksOf(text, path, moduleLinks);
  return { needed: within(imports), others: [...others, ...within(files)] };
}

/** @throws when the file is no module, and says which one */
function linksOf(text: string, path: string, read: (code: string) => ModuleLinks): ModuleLinks {
  try {
    return read(text);
  } catch (cause) {
    throw new Error(`${path} is no module that browsers can run`, { cause });
  }
}

/** What scripts name by its path in the folder: `r.p + "logo.svg"`, where only the folder's address is computed. */
const namedIn = (script: string): string[] => [...script.matchAll(NAMED)].map(([, path]) => path!);

const NAMED =
  /["'`]([\w-][\w./-]*\.(?:svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|mp3|mp4|webm|pdf|wasm|css|m?js))["'`]/g;

const linksInStyles = (css: string): string[] =>
  [...css.matchAll(/(?:url\(\s*(["']?)|@import\s+(["']))([^"')\s]+)/g)]
    .map(([, , , link]) => link!)
    .filter((link) => !link.startsWith('#') && !link.startsWith('/') && !URL.canParse(link));

/** Undefined for what is not in the folder. */
function pathFrom(file: string, link: string): string | undefined {
  const path = posix.join(posix.dirname(file), link.replace(/[?#].*$/, ''));
  return path.startsWith('..') || path.startsWith('/') ? undefined : path;
}
