import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { PageLink, RemoteDescriptor } from '@site/remote-kit/descriptor.ts';

/** A part of the site: a version of a remote, or the shell, which links to pages and has none of its own. */
export interface LinkedPart extends Pick<RemoteDescriptor, 'name' | 'version' | 'links'> {
  routes: readonly { path: string }[];
}

interface BrokenLink {
  from: LinkedPart;
  /** The part that does not have the page. */
  to: LinkedPart;
  path: string;
}

export const PageLinksSchema = v.array(v.object({ remote: v.string(), path: v.string() }));

/** The shell that is built in the folder `dist`. */
export async function shellPart(dist: string): Promise<LinkedPart> {
  const links = v.parse(PageLinksSchema, JSON.parse(await readFile(join(dist, 'server/links.json'), 'utf8')));
  return { name: 'the shell', version: '', routes: [], links };
}

/** Which links between these parts lead nowhere. A link to a part that is not among them is not judged. */
export function brokenLinks(parts: readonly LinkedPart[]): BrokenLink[] {
  return parts.flatMap((from) =>
    from.links.flatMap(({ remote, path }) => {
      const to = parts.find(({ name }) => name === remote);
      return to && !hasPage(to, path) ? [{ from, to, path }] : [];
    }),
  );
}

/**
 * Which of these versions, if they took over together, must not, and why, a sentence for each link: the pages that one
 * links to and that do not exist, and those that others link to and that it no longer has. The rest fit without them.
 * What is broken already is no reason.
 * @param live what visitors get, the shell included
 */
export function linkProblems(
  candidates: readonly LinkedPart[],
  live: readonly LinkedPart[],
): ReadonlyMap<LinkedPart, readonly string[]> {
  const known = new Set(brokenLinks(live).map(keyOf));
  const problems = new Map<LinkedPart, readonly string[]>();
  for (;;) {
    const taking = candidates.filter((candidate) => !problems.has(candidate));
    const staying = live.filter(({ name }) => !taking.some((candidate) => candidate.name === name));
    const broken = brokenLinks([...taking, ...staying]).filter((link) => !known.has(keyOf(link)));
    const faults = broken.map((link) => ({ link, part: atFault(link, taking, live) }));
    // Without a link that leads nowhere, the version that it leads to may do.
    const first = faults.find(({ link, part }) => part === link.from) ?? faults[0];
    if (!first) return problems;
    const sentences = faults.filter(({ part }) => part === first.part).map(({ link }) => sentenceOf(link));
    problems.set(first.part, sentences);
  }
}

/** Whoever drops a page that it has now, or else links to one that is not there. */
function atFault({ from, to, path }: BrokenLink, taking: readonly LinkedPart[], live: readonly LinkedPart[]) {
  const isDropped = taking.includes(to) && live.some((part) => part.name === to.name && hasPage(part, path));
  return !isDropped && taking.includes(from) ? from : to;
}

const sentenceOf = ({ from, to, path }: BrokenLink): string =>
  `${nameOf(from)} links to ${path}, which ${nameOf(to)} lacks`;

/** A changed name of a parameter counts as another page: it may mean something else. */
const hasPage = ({ routes }: LinkedPart, path: PageLink['path']): boolean =>
  routes.some((route) => route.path === path);

const nameOf = ({ name, version }: LinkedPart): string => `${name} ${version}`.trim();

const keyOf = ({ from, to, path }: BrokenLink): string => [from.name, to.name, path].join(' ');
