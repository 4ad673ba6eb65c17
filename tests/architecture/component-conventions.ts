import { dirname, join } from 'node:path/posix';
import { Visitor, type ParseResult } from 'vite';
import { componentName } from '../../design-system/docs/component-folders.ts';
import { storiesOf, storyTitles, type ComponentFolder } from './component-stories.ts';
import { calledRoot, calleeName, exportedDocstrings, parse, runtimeExports, runtimeImports } from './syntax.ts';

/** The folders that the design system's index exports from. Exporting only a type does not make a component public. */
export const publicFolders = (index: string): Set<string> =>
  new Set(
    runtimeExports(parse('index.ts', index)).flatMap(
      ({ from = '' }) => /^\.\/components\/([^/]+)\//.exec(from)?.[1] ?? [],
    ),
  );

/** The component's own code, without tests and stories. */
const sources = ({ files }: ComponentFolder): [file: string, text: string][] =>
  Object.entries(files).filter(
    ([file]) => /\.tsx?$/.test(file) && !/\.(?:stories|test|cases|test-support|types-test)\.tsx?$/.test(file),
  );

const NATIVE = ['Anchor', 'a', 'button', 'details', 'dialog', 'input', 'select', 'summary', 'textarea'];
const STATE = ['useState', 'useReducer', 'useSyncExternalStore'];

/** Whether what the file itself renders is interactive: Radix, native controls, links, state or handlers. */
function behaves(file: ParseResult): boolean {
  let found = runtimeImports(file).some(({ from }) => /^(?:@radix-ui\/|radix-ui$)/.test(from));
  new Visitor({
    JSXOpeningElement({ name }) {
      found ||= name.type === 'JSXIdentifier' && NATIVE.includes(name.name);
    },
    JSXAttribute({ name, value }) {
      found ||=
        name.name === 'tabIndex' || (/^on[A-Z]/.test(`${name.name}`) && value?.type === 'JSXExpressionContainer');
    },
    CallExpression(call) {
      found ||= ['addEventListener', ...STATE].includes(calleeName(call) ?? '');
    },
  }).visit(file.program);
  return found;
}

/** The folders whose components are interactive, directly or through the components they render. */
export function interactiveFolders(folders: readonly ComponentFolder[]): Set<string> {
  const code = new Map(
    folders.flatMap((folder) =>
      sources(folder).map(([file, text]) => [join(folder.name, file), parse(file, text)] as const),
    ),
  );
  const seen = new Map<string, boolean>();
  const isInteractive = (path: string): boolean => {
    const known = seen.get(path);
    if (known !== undefined) return known;
    seen.set(path, false);
    const file = code.get(path);
    const answer =
      file !== undefined &&
      (behaves(file) ||
        runtimeImports(file).some(({ from }) => from.startsWith('.') && isInteractive(join(dirname(path), from))));
    seen.set(path, answer);
    return answer;
  };
  return new Set([...code.keys()].filter(isInteractive).map((path) => path.split('/')[0] ?? ''));
}

export function storyComplaints(folder: ComponentFolder): string[] {
  const titles = storyTitles(folder);
  if (titles.length === 0) return ['has no stories'];
  if (storiesOf(folder).size === 0) return ['exports no story'];
  const place = new RegExp(
    `^Components/(?:Layout|Type|Actions|Display|Navigation|Forms|Overlays|Feedback)/${componentName(folder.name)}$`,
  );
  return titles.some((title) => place.test(title))
    ? []
    : [`is not in the sidebar as Components/<purpose>/${componentName(folder.name)}`];
}

export function typesTestComplaints({ name, files }: ComponentFolder): string[] {
  const file = `${name}.types-test.tsx`;
  const text = files[file];
  if (text === undefined) return ['has no types test'];
  const parsed = parse(file, text);
  const exported = runtimeExports(parsed).map((entry) => entry.name);
  const refuses = parsed.comments.some(({ value }) => /^\s*@ts-expect-error\s+\w/.test(value));
  return [
    ...['legal', 'illegal'].flatMap((needed) =>
      exported.includes(needed) ? [] : [`types test shows nothing: no something ${needed}`],
    ),
    ...(refuses ? [] : ['types test rejects nothing, or does not say why']),
  ];
}

/**
 * The main component, whose name is or begins with the folder's, says what it is, when to use it and what to use
 * instead.
 */
export function docstringComplaints(folder: ComponentFolder): string[] {
  const wanted = componentName(folder.name);
  const exported = sources(folder).flatMap(([file, text]) => exportedDocstrings(file, text));
  const main = exported.find(({ name }) => name === wanted) ?? exported.find(({ name }) => name.startsWith(wanted));
  if (!main) return [`exports no ${wanted}`];
  return main.doc === undefined ? [`${main.name} has no docstring`] : usageComplaints(main.name, main.doc);
}

function usageComplaints(name: string, doc: string): string[] {
  const words = doc.replaceAll(/\s*\n \* ?/g, ' ');
  return [
    ...(/\*\*Use it\*\* \w/.test(words) ? [] : [`${name} does not say what to **Use it** for`]),
    ...(/\*\*Not\*\* [^:]+: .*`[^`]+`/.test(words)
      ? []
      : [`${name} does not say what it is **Not** for, and what to use instead`]),
  ];
}

/** Claims that axe proves for every story, without a play function. */
const SEEN_BY_AXE = /\bcontrast\b/;

const ROW = /^\| (MUST.*?) \| (.*) \|$/gm;
const EVIDENCE = /`([^`]+)`(?:,? ['‘“"]([^'’”"]+)['’”"])?/g;

interface Proof {
  /** A story, a story's id, or a test file. */
  name: string;
  /** The name of one test in the file, if given. */
  test: string | undefined;
}

/** The claims of a SPEC.md and the proofs it names. */
export const claims = (spec: string): { claim: string; proofs: Proof[] }[] =>
  [...spec.matchAll(ROW)].map(([, claim = '', evidence = '']) => ({
    claim,
    proofs: [...evidence.matchAll(EVIDENCE)].map(([, name = '', test]) => ({ name, test })),
  }));

/** The missing or invalid proofs in the folder's SPEC.md. `allIds` are the ids of all stories. */
export function specComplaints(folder: ComponentFolder, allIds: ReadonlySet<string>): string[] {
  const spec = folder.files['SPEC.md'];
  if (spec === undefined) return ['has no SPEC.md'];
  const rows = claims(spec);
  const unread = spec.split('\n').filter((line) => line.startsWith('| ') && line.includes('MUST')).length - rows.length;
  return [
    ...(rows.length === 0 ? ['SPEC.md claims nothing'] : []),
    ...(unread > 0 ? [`SPEC.md has ${unread} rows that are not '| MUST … | proof |'`] : []),
    ...rows.flatMap(({ claim, proofs }) => {
      if (proofs.length === 0) return [`'${claim}' names no proof`];
      return proofs
        .flatMap((proof) => proofComplaints(folder, allIds, claim, proof))
        .map((complaint) => `'${claim}' ${complaint}`);
    }),
  ];
}

function proofComplaints(
  folder: ComponentFolder,
  allIds: ReadonlySet<string>,
  claim: string,
  { name, test }: Proof,
): string[] {
  if (name.includes('--')) return allIds.has(name) ? [] : [`names ${name}, which is not a story`];
  if (/\.tsx?$/.test(name)) return fileComplaints(folder.files[name], name, test);
  const story = storiesOf(folder).get(name);
  if (story === undefined) return [`names ${name}, which is not a story in this folder`];
  return SEEN_BY_AXE.test(claim) || story.plays
    ? []
    : [`names ${name}, a story without a play function: it proves nothing`];
}

function fileComplaints(text: string | undefined, name: string, test: string | undefined): string[] {
  if (text === undefined) return [`names ${name}, which is not a file in this folder`];
  return test === undefined || testTitles(name, text).some((title) => title.includes(test))
    ? []
    : [`names the test '${test}', which is not in ${name}`];
}

/** The titles of a file's tests, except computed ones. */
function testTitles(file: string, text: string): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression(call) {
      const [title] = call.arguments;
      if (!['describe', 'it', 'test'].includes(calledRoot(call) ?? '')) return;
      if (title?.type === 'Literal') titles.push(`${title.value}`);
    },
  }).visit(parse(file, text).program);
  return titles;
}
