import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { brokenInputs } from '@site/protocol/compatibility.ts';
import type { DescribedFragment, PageLink, PlacedPart, RemoteDescriptor } from '@site/remote-kit/descriptor.ts';

/** A part of the site: a version of a remote, or the shell, which links to pages and has none of its own. */
export interface LinkedPart extends Pick<RemoteDescriptor, 'name' | 'version' | 'links' | 'places'> {
  routes: readonly { path: string }[];
  fragments?: readonly Pick<DescribedFragment, 'name' | 'input'>[] | undefined;
}

/** What a part needs of another. */
interface Need {
  remote: string;
  /** What it is, the same for every version. */
  key: string;
  /** What is to be said of the other part when it does not have it, after the names of both; otherwise undefined. */
  problemWith(part: LinkedPart): [does: string, lacks: string] | undefined;
}

interface BrokenNeed {
  from: LinkedPart;
  /** The part that does not have what is needed. */
  to: LinkedPart;
  need: Need;
}

export const PageLinksSchema = v.array(v.object({ remote: v.string(), path: v.string() }));

export const InputSchemaSchema = v.record(v.string(), v.unknown());

export const PlacedPartsSchema = v.array(v.object({ fragment: v.string(), input: InputSchemaSchema }));

/** The shell that is built in the folder `dist`. */
export async function shellPart(dist: string): Promise<LinkedPart> {
  const links = v.parse(PageLinksSchema, JSON.parse(await readFile(join(dist, 'server/links.json'), 'utf8')));
  return { name: 'the shell', version: '', routes: [], links };
}

/** Those of these parts that have the names, those that they need, and on from there. */
export function withNeeded<Part extends Pick<LinkedPart, 'name' | 'links' | 'places'>>(
  names: readonly string[],
  parts: readonly Part[],
): Part[] {
  const found = new Set(names);
  // What is added meanwhile is visited as well.
  for (const name of found) {
    const part = parts.find((each) => each.name === name);
    if (part) needsOf(part).forEach(({ remote }) => found.add(remote));
  }
  return parts.filter(({ name }) => found.has(name));
}

/** What these parts need of one another and do not have. A part that is not among them is not judged. */
export function brokenLinks(parts: readonly LinkedPart[]): BrokenNeed[] {
  return parts.flatMap((from) =>
    needsOf(from).flatMap((need) => {
      const to = parts.find(({ name }) => name === need.remote);
      return to && need.problemWith(to) ? [{ from, to, need }] : [];
    }),
  );
}

const needsOf = ({ links, places = [] }: Pick<LinkedPart, 'links' | 'places'>): Need[] => [
  ...links.map(pageNeed),
  ...places.map(fragmentNeed),
];

/** A changed name of a parameter counts as another page: it may mean something else. */
const pageNeed = ({ remote, path }: PageLink): Need => ({
  remote,
  key: path,
  problemWith: ({ routes }) =>
    routes.some((route) => route.path === path) ? undefined : [`links to ${path}, which`, 'lacks'],
});

const fragmentNeed = ({ fragment, input }: PlacedPart): Need => {
  const [remote = '', name] = fragment.split('/');
  return {
    remote,
    key: fragment,
    problemWith({ fragments = [] }) {
      const found = fragments.find((each) => each.name === name);
      if (!found) return [`shows the fragment ${fragment}, which`, 'lacks'];
      const problems = brokenInputs(input, found.input);
      return problems.length === 0 ? undefined : [`shows the fragment ${fragment}, which in`, problems.join(', and ')];
    },
  };
};

/**
 * Which of these versions, if they took over together, must not, and why, a sentence for each need: the pages and
 * fragments of others that one needs and that do not exist, and those that others need and that it no longer has. The
 * rest fit without them. What is broken already is no reason.
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
    const broken = brokenLinks([...taking, ...staying]).filter((each) => !known.has(keyOf(each)));
    const faults = broken.map((each) => ({ broken: each, part: atFault(each, taking, live) }));
    // Without a link that leads nowhere, the version that it leads to may do.
    const first = faults.find((fault) => fault.part === fault.broken.from) ?? faults[0];
    if (!first) return problems;
    const sentences = faults.filter(({ part }) => part === first.part).map((fault) => sentenceOf(fault.broken));
    problems.set(first.part, sentences);
  }
}

/** Whoever drops or narrows what it has now, or else needs what is not there. */
function atFault({ from, to, need }: BrokenNeed, taking: readonly LinkedPart[], live: readonly LinkedPart[]) {
  const isDropped = taking.includes(to) && live.some((part) => part.name === to.name && !need.problemWith(part));
  return !isDropped && taking.includes(from) ? from : to;
}

function sentenceOf({ from, to, need }: BrokenNeed): string {
  const [does, lacks] = need.problemWith(to)!;
  return `${nameOf(from)} ${does} ${nameOf(to)} ${lacks}`;
}

const nameOf = ({ name, version }: LinkedPart): string => `${name} ${version}`.trim();

const keyOf = ({ from, to, need }: BrokenNeed): string => [from.name, to.name, need.key].join(' ');
