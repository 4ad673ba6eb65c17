import { hash, type Finding } from './finding.ts';

export type Group = [Finding, ...Finding[]];

/** In pixels, per side: smoothed edges of the same shape in other colours differ by so much. */
const SAME_SIZE = 2;
/** With more sizes than this, almost everything is like something in another picture. */
const FEW = 12;

/**
 * Findings that are looked at as one: the same colour became the same other; patches of the same sizes differ, or the
 * same story does; a component's new stories. Those that failed come first, then the larger groups. In each, first
 * comes the picture of which the summary tells least.
 */
export function groupsOf(findings: readonly Finding[]): Group[] {
  const groups: Group[] = [];
  for (const finding of findings) {
    const like = groups.find(
      ([first, ...others]) => isLike(finding, first) || others.some((other) => isMoved(finding, other)),
    );
    if (like) like.push(finding);
    else groups.push([finding]);
  }
  return groups
    .map((group) => group.toSorted((a, b) => a.share - b.share) as Group)
    .toSorted(
      ([a, ...others], [b, ...more]) =>
        Number(Boolean(a.after)) - Number(Boolean(b.after)) || more.length - others.length,
    );
}

function isLike(a: Finding, b: Finding): boolean {
  if (!a.after || !b.after) return !a.after && !b.after && a.summary === b.summary;
  if (!a.before || !b.before) return !a.before && !b.before && a.title === b.title;
  if (a.colour || b.colour) return a.colour === b.colour;
  return isMoved(a, b) || haveSameSizes(a.sizes, b.sizes);
}

/** The same story, in which more than a colour differs. */
const isMoved = (a: Finding, b: Finding): boolean =>
  a.id === b.id && [a, b].every(({ before, after, colour }) => before && after && !colour);

const haveSameSizes = (a: Finding['sizes'] = [], b: Finding['sizes'] = []): boolean =>
  a.length <= FEW && b.length <= FEW && areWithin(a, b) && areWithin(b, a);

const areWithin = (sizes: [number, number][], others: [number, number][]): boolean =>
  sizes.every(([w, h]) =>
    others.some(([width, height]) => Math.abs(w - width) <= SAME_SIZE && Math.abs(h - height) <= SAME_SIZE),
  );

/** A short name of a group. */
export const keyOf = ([{ id, mode }]: Group): string => hash(`${id} ${mode}`);
