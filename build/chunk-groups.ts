import type { Rolldown } from 'vite';

type Output = Rolldown.RolldownOutput['output'];

/** What one request less is worth, in bytes of minified code. */
const REQUEST_BYTES = 3_000;
/** So many groups of a remote may a page load without loss: with its own file, those of the container and the shell. */
const MOST_GROUPS = 5;
const TOO_MANY_BYTES = 100_000;
/** The same, of a style sheet: the page shows nothing before it is there. */
const STYLE_REQUEST_BYTES = 16_000;

/** A page that opens from a mail or behind a password is seldom the first that somebody opens: it counts as so much. */
const PRIVATE_SHARE = 0.2;

/** A file of the first build, with its style sheet. */
interface Chunk {
  name: string;
  modules: readonly string[];
  /** The names of chunks. */
  imports: readonly string[];
  scriptBytes: number;
  styleBytes: number;
  /** Whether it is a private page. */
  isPrivate: boolean;
}

/** The names of chunks that become one. */
type Group = readonly string[];

/**
 * Which modules of a remote go into one file, given a build in which each is shared by exactly the pages that need it:
 * dozens of files. Two become one as long as all pages together load less by it, a request counted as bytes. So what
 * every page needs ends up with the entry, and a large part that few pages need stays apart. By the same measure, the
 * styles of a few components go into the entry's sheet without their scripts.
 *
 * @param elsewhere a build of what other hosts load: a page that has modules in common with it stays one file
 */
export function chunkGroups(output: Output, elsewhere: readonly Output[number][] = []): Rolldown.CodeSplittingGroup[] {
  const [{ fileName: entry, name, dynamicImports: pages }] = output;
  const chunks = readChunks(output);
  const importsOf = (chunk: string) => chunks.get(chunk)!.imports;
  const neededBy = pages.map((page) => reachable([entry, page], importsOf).filter((chunk) => chunk !== page));
  const shares = pages.map((page) => (chunks.get(page)!.isPrivate ? PRIVATE_SHARE : 1));
  const cost = (groups: readonly Group[]) => costOf(groups, chunks, neededBy, shares);

  let groups: readonly Group[] = [...new Set(neededBy.flat())].map((chunk) => [chunk]);
  for (let best = cost(groups); ;) {
    const costs = changes(groups).map((merged) => ({ merged, cost: cost(merged) }));
    const cheapest = costs.reduce((a, b) => (b.cost < a.cost ? b : a), { merged: groups, cost: best });
    if (cheapest.merged === groups) break;
    groups = cheapest.merged;
    best = cheapest.cost;
  }
  const { groupOf, imported } = graphOf(groups, chunks);
  const visits = pages.map((page, index) => [[page], ...reachable(neededBy[index]!.map(groupOf), imported)]);
  const early = new Set(
    [...pages.map((page) => [page]), ...groups]
      .filter((group) => isCheaperWithEntry(group, visits, chunks))
      .flatMap((group) => group.flatMap((chunk) => chunks.get(chunk)!.modules.filter(isStyle))),
  );
  const shared = inOrder(groups, chunks).map((group): Rolldown.CodeSplittingGroup => {
    const modules = new Set(group.flatMap((chunk) => chunks.get(chunk)!.modules));
    return group.includes(entry)
      ? { name, test: (id) => modules.has(id) || early.has(id) || ADDED.test(id) }
      : { name: 'shared', test: (id) => modules.has(id) && !early.has(id) };
  });
  const exposed = new Set(elsewhere.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
  const whole = pages.filter((page) => chunks.get(page)!.modules.some((id) => exposed.has(id)));
  return [...shared, ...whole.map((page) => pageGroup(chunks.get(page)!, early))];
}

/**
 * What the fragments of a remote have in common with its pages and with what is exposed, in a file of its own: a page of
 * another remote that shows one loads nothing else.
 *
 * @param fragments a build of them alone
 */
export function fragmentGroups(fragments: readonly Output[number][]): Rolldown.CodeSplittingGroup[] {
  if (fragments.length === 0) return [];
  const chunks = fragments.filter((file) => file.type === 'chunk');
  const entries = new Set(chunks.flatMap(({ facadeModuleId }) => facadeModuleId ?? []));
  const lazy = new Set(chunks.filter(({ isDynamicEntry }) => isDynamicEntry).flatMap(({ moduleIds }) => moduleIds));
  const modules = new Set(
    chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => !entries.has(id) && !lazy.has(id)),
  );
  return [{ name: 'fragments', test: (id) => modules.has(id) || ADDED.test(id) }];
}

const pageGroup = ({ name, modules }: Chunk, early: ReadonlySet<string>): Rolldown.CodeSplittingGroup => ({
  name,
  test: (id) => modules.includes(id) && !early.has(id),
});

/** Whether all pages together load less when the styles of a group are in the sheet that each of them loads. */
function isCheaperWithEntry(
  group: Group,
  visits: readonly (readonly Group[])[],
  chunks: ReadonlyMap<string, Chunk>,
): boolean {
  const bytes = sum(group.map((chunk) => chunks.get(chunk)!.styleBytes));
  const needing = visits.filter((loaded) => loaded.some((each) => each[0] === group[0])).length;
  return bytes > 0 && bytes * (visits.length - needing) < STYLE_REQUEST_BYTES * needing;
}

/** What leads to the shared packages, which the federation plugin adds: nearly every page needs it. */
const ADDED = /__loadShare__/;

const isStyle = (module: string): boolean => /\.css($|\?)/.test(module);

function readChunks(output: Output): ReadonlyMap<string, Chunk> {
  const bytes = new Map(output.map((file) => [file.fileName, file.type === 'asset' ? file.source.length : 0]));
  const scripts = output.filter((file) => file.type === 'chunk');
  const names = new Set(scripts.map(({ fileName }) => fileName));
  return new Map(
    scripts.map(({ fileName, name, moduleIds, imports, exports, code, viteMetadata }) => [
      fileName,
      {
        name,
        modules: moduleIds,
        imports: imports.filter((file) => names.has(file)),
        scriptBytes: code.length,
        isPrivate: exports.includes('isPrivate'),
        styleBytes: sum([...(viteMetadata?.importedCss ?? [])].map((sheet) => bytes.get(sheet) ?? 0)),
      },
    ]),
  );
}

/** What becomes of these groups when two become one, or when one chunk moves to another group. */
const changes = (groups: readonly Group[]): Group[][] =>
  groups.flatMap((from, index) =>
    groups.flatMap((to, place) => {
      if (from === to) return [];
      const others = groups.filter((each) => each !== from && each !== to);
      const moved = from.map((chunk) => [...others, from.filter((each) => each !== chunk), [...to, chunk]]);
      return [...(index < place ? [[...others, [...from, ...to]]] : []), ...(from.length > 1 ? moved : [])];
    }),
  );

/** What all pages load together: with a group, whatever it imports. */
function costOf(
  groups: readonly Group[],
  chunks: ReadonlyMap<string, Chunk>,
  neededBy: readonly (readonly string[])[],
  shares: readonly number[],
): number {
  const { groupOf, imported } = graphOf(groups, chunks);
  const costs = new Map(
    groups.map((group) => [group, sum(filesOf(group, chunks).map((size) => size + REQUEST_BYTES))]),
  );
  return sum(
    neededBy.map((needed, page) => {
      const loaded = reachable(needed.map(groupOf), imported);
      const tooMany = Math.max(0, loaded.length - MOST_GROUPS);
      return shares[page]! * (sum(loaded.map((group) => costs.get(group)!)) + tooMany * TOO_MANY_BYTES);
    }),
  );
}

/** The sizes of a group's script and, if it has one, its style sheet. */
function filesOf(group: Group, chunks: ReadonlyMap<string, Chunk>): number[] {
  const styles = sum(group.map((chunk) => chunks.get(chunk)!.styleBytes));
  return [sum(group.map((chunk) => chunks.get(chunk)!.scriptBytes)), ...(styles > 0 ? [styles] : [])];
}

function graphOf(groups: readonly Group[], chunks: ReadonlyMap<string, Chunk>) {
  const known = new Map(groups.flatMap((group) => group.map((chunk) => [chunk, group] as const)));
  const groupOf = (chunk: string) => known.get(chunk)!;
  const importedBy = new Map(
    groups.map((group) => {
      const others = new Set(group.flatMap((chunk) => chunks.get(chunk)!.imports.map(groupOf)));
      others.delete(group);
      return [group, [...others]] as const;
    }),
  );
  return { groupOf, imported: (group: Group): readonly Group[] => importedBy.get(group)! };
}

/** Those that are imported before those that import them: a bundler takes a group's dependencies into it, too. */
function inOrder(groups: readonly Group[], chunks: ReadonlyMap<string, Chunk>): Group[] {
  const { imported } = graphOf(groups, chunks);
  const depth = new Map(groups.map((group) => [group, reachable([group], imported).length]));
  return groups.toSorted((a, b) => depth.get(a)! - depth.get(b)!);
}

/** Everything that can be reached from these, themselves included. */
function reachable<Item>(from: readonly Item[], next: (item: Item) => readonly Item[]): Item[] {
  const seen = new Set(from);
  // What is added meanwhile is visited as well.
  for (const item of seen) next(item).forEach((each) => seen.add(each));
  return [...seen];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
