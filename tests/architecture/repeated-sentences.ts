import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** Parts of the site that are written separately; more specific folders first. */
const PARTS = [/^api\/contract\//, /^(api|mocks|remote-kit|server|shell)\//, /^remotes\/[^/]+\//];
/** An endpoint's folder has files of several parts. */
const IN_FOLDERS = { contract: 'api/contract/', mock: 'mocks/' };
const FILES = '{api,mocks,remotes,remote-kit,server,shell}/**/*.{ts,tsx}';
/** The sample adverts are data, and what testers expect quotes the pages. */
const EXCEPT = ['**/node_modules/**', '**/dist/**', 'mocks/expectations/**'];
const TEST = /\.(test|cases|stories|types-test|test-support)\.tsx?$/;

function partOf(file: string): string | undefined {
  const [, part] = /^api\/endpoints\/.*\/(contract|mock)\.ts$/.exec(file) ?? [];
  return part ? IN_FOLDERS[part as keyof typeof IN_FOLDERS] : PARTS.map((each) => each.exec(file)?.[0]).find(Boolean);
}

/** The sentences that more than one part of the site writes out, with the files that contain them. */
export function repeatedSentences(root: string): Record<string, string[]> {
  const holders = new Map<string, Set<string>>();
  const messages = new Set<string | undefined>();
  for (const file of globSync(FILES, { cwd: root, exclude: EXCEPT }).toSorted()) {
    if (TEST.test(file)) continue;
    for (const node of nodesOf(parseSync(file, readFileSync(join(root, file), 'utf8')).program)) {
      const text = textOf(node);
      if (text !== undefined) holders.set(text, (holders.get(text) ?? new Set()).add(file));
      if (node.callee?.name === 'ApiProblem') for (const given of node.arguments ?? []) messages.add(textOf(given));
    }
  }
  return Object.fromEntries(
    [...holders]
      .map(([text, files]): [string, string[]] => [text, [...files]])
      .filter(([text]) => isSentence(text) || messages.has(text))
      .filter(([, files]) => new Set(files.map(partOf)).size > 1),
  );
}

interface Node {
  type?: unknown;
  value?: unknown;
  callee?: Node;
  name?: unknown;
  arguments?: Node[];
}

function* nodesOf(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null || isForTesters(node)) return;
  yield node;
  for (const child of Object.values(node)) yield* nodesOf(child);
}

/** What a mock shows quotes the pages. */
const isForTesters = ({ type, key }: Node & { key?: Node }): boolean => type === 'Property' && key?.name === 'shows';

/** A few words with a full stop, or more without one. Anything shorter is a label, unless it is a refusal's message. */
function isSentence(text: string): boolean {
  const words = text.split(' ').length;
  return /^\p{Lu}/u.test(text) && (words >= 5 || (words >= 3 && /[.!?]$/.test(text)));
}

/** The text of a literal, of part of a template or between tags. */
function textOf({ type, value }: Node): string | undefined {
  const text = type === 'TemplateElement' ? (value as { cooked: unknown }).cooked : value;
  const holdsText = type === 'Literal' || type === 'TemplateElement' || type === 'JSXText';
  return holdsText && typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() || undefined : undefined;
}
