import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { statusOf } from '../../design-system/docs/status/status.ts';
import { needs } from '../../design-system/docs/which-component/needs.ts';
import { anchorOf, otherNames } from '../../design-system/docs/which-component/other-names.ts';
import { releases } from './releases.ts';

/** The generator of Storybook's index, with every entry described. */
export const storyIndexGenerator = (generator: StoryIndexGenerator): StoryIndexGenerator =>
  // It is shared, and Storybook asks for it several times: this leaves it as it is.
  new Proxy(generator, {
    get: (target, name, receiver) =>
      name === 'getIndexAndStats'
        ? async () => {
            const { storyIndex, stats } = await target.getIndexAndStats();
            return { storyIndex: describeAll(storyIndex), stats };
          }
        : (Reflect.get(target, name, receiver) as unknown),
  });

function describeAll({ entries, ...index }: StoryIndex): StoryIndex {
  const described = Object.entries(entries).map(([id, entry]) => [id, describe(entry)]);
  return { ...index, entries: Object.fromEntries(described) as StoryIndex['entries'] };
}

/**
 * An entry with what the sidebar can find it by: other names of the page's subject, for its search, and a component's
 * status, as a tag for its filter.
 */
export function describe(entry: IndexEntry): IndexEntry {
  const [page = ''] = entry.id.split('--');
  const tags = [...(entry.tags ?? []), ...(statuses[page] ?? [])].filter((tag) => tag !== MANIFEST || isTold(entry));
  if (entry.type !== 'docs') return { ...entry, tags };
  // The search finds titles and stories, which are the anchors of a page made from them, without their help.
  const isHeading = ({ title }: { title: string }) => entry.importPath.endsWith('.mdx') && !entry.title.endsWith(title);
  const names = [...(otherNames[page] ?? []), ...(statuses[page] ?? []).filter(isRemarkable)].map((title) => ({
    id: anchorOf(title),
    title,
  }));
  return { ...entry, tags, anchors: [...(entry.anchors ?? []).filter(isHeading), ...names] };
}

/** The search lists what has such a status; nearly everything is stable. */
const isRemarkable = (status: string) => status !== 'stable';

/** Storybook's own tag of what is in the manifests. */
const MANIFEST = 'manifest';

/** Whether it tells how to build something. What is only tested does not: of documentation itself, or of behaviour. */
function isTold({ type, id, tags = [] }: IndexEntry): boolean {
  if (type === 'docs') return true;
  if (id.startsWith('home-')) return false;
  return !id.startsWith('components-') || tags.includes('autodocs') || !tags.includes('dev');
}

const statuses: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  needs.flatMap((area) =>
    area.needs.map(({ page, component, exportName = component }) => [page, [statusOf(exportName, releases).name]]),
  ),
);
