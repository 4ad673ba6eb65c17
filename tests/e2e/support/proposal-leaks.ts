import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProposal } from '../../../api/proposals/proposal.ts';
import { PROPOSAL_COPIES, PROPOSAL_SUBJECT } from '@site/contract';

/** Texts that are public as well: the title is on the gate. */
const PUBLIC = new Set([PROPOSAL_SUBJECT]);
/** Shorter texts, such as 'First Aid', say nothing on their own; amounts and counts do. */
const SHORTEST = 20;
const FIGURE = /£\d+(?:\.\d\d)?|\d+,\d{3}\+/g;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const people = PROPOSAL_COPIES.flatMap((copy) =>
  findProposal(copy).sections.flatMap((section) =>
    section.id === 'management' ? section.content.leadership.details.map(({ name }) => name) : [],
  ),
);

/** Every sentence, figure, person and picture of the proposals. */
export const secrets: readonly string[] = [
  ...new Set(
    PROPOSAL_COPIES.flatMap((copy) => textsIn(findProposal(copy)))
      .flatMap((text) => [...(text.length >= SHORTEST ? [text] : []), ...(text.match(FIGURE) ?? [])])
      .concat(people)
      .filter((text) => !PUBLIC.has(text)),
  ),
];

/** What of the proposals the texts contain, each with where. */
export const leaksIn = (texts: Readonly<Record<string, string>>): string[] =>
  Object.entries(texts).flatMap(([place, text]) =>
    secrets
      .filter((secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)))
      .map((secret) => `${place}: ${secret.slice(0, 60)}`),
  );

/** The files of every build: for browsers and for the server, with source maps if there are any. */
export function builtFiles(root: string): Record<string, string> {
  const files = globSync(
    '{design-system,shell,remotes/*}/dist/**/*.{js,mjs,cjs,css,json,map,html,svg,txt,webmanifest}',
    { cwd: root },
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
