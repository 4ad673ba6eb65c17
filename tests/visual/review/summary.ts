import type { Entry, Kind } from './entry.ts';

export const KINDS: Readonly<Record<Kind, string>> = { changed: 'Changed', new: 'New', gone: 'Gone', failed: 'Failed' };

/** How many stories are named. */
const NAMED = 20;

/** Such as “2 changed, 1 new”, counting pictures. */
export const summaryOf = (entries: readonly Entry[]): string =>
  (Object.keys(KINDS) as Kind[])
    .map((kind) => [entries.filter((entry) => entry.kind === kind).length, KINDS[kind].toLowerCase()] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count.toLocaleString('en-GB')} ${kind}`)
    .join(', ') || 'Nothing differs';

/** A line for each story, with its modes. */
export function listEntries(entries: readonly Entry[]): string {
  const stories = Map.groupBy(entries, ({ kind, id }) => `${kind} ${id}`);
  const lines = [...stories.values()].map((each) => {
    const [{ kind, title, name }] = each as [Entry];
    return `  ${kind.padEnd(7)}  ${title}: ${name} (${each.map(({ mode }) => mode).join(', ')})`;
  });
  const more = lines.length > NAMED ? [`  and ${lines.length - NAMED} more stories`] : [];
  return [...lines.slice(0, NAMED), ...more].join('\n');
}
