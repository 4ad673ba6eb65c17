import { dirname, join } from 'node:path/posix';

/** A folder of `design-system/src/components`: its files' texts by their names. */
export interface ComponentFolder {
  name: string;
  files: Readonly<Record<string, string>>;
}

/** 'site-header' -> 'SiteHeader'. */
export const componentName = (folder: string): string =>
  folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Whether the design system's public door opens on the folder. Types alone do not make a component public. */
export const isPublic = (folder: string, index: string): boolean =>
  new RegExp(`^export (?!type\\b).* from '\\./components/${folder}/`, 'm').test(index);

/** The component's own code, without comments, tests and stories. */
function sources({ files }: ComponentFolder): [file: string, code: string][] {
  return Object.entries(files)
    .filter(([file]) => /\.tsx?$/.test(file) && !/\.(?:stories|test|cases|test-support|types-test)\.tsx?$/.test(file))
    .map(([file, text]) => [file, text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')]);
}

const storyFiles = ({ files }: ComponentFolder): string[] =>
  Object.keys(files)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => files[file] ?? '');

/** The exported stories and the text of each. */
export function stories(folder: ComponentFolder): Map<string, string> {
  const parts = storyFiles(folder).flatMap((text) => text.split(/^export const (?=\w)/m).slice(1));
  return new Map(parts.map((part) => [/^\w+/.exec(part)?.[0] ?? '', part]));
}

const kebab = (name: string): string =>
  name.replaceAll(/(\p{Ll}|\d)(\p{Lu})|(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1$3-$2$4').toLowerCase();

/** Storybook's addresses of the folder's stories: 'components-feedback-banner--with-actions'. */
export function storyIds(folder: ComponentFolder): string[] {
  const title = /title: '([^']+)'/.exec(storyFiles(folder).join('\n'))?.[1] ?? '';
  const component = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return [...stories(folder).keys()].map((story) => `${component}--${kebab(story)}`);
}

const BEHAVIOUR = [
  /from '(?:@radix-ui\/|radix-ui)/,
  /<(?:Anchor|a|button|details|dialog|input|select|summary|textarea)\b(?!')/,
  /\buse(?:State|Reducer|SyncExternalStore)\b/,
  /\son[A-Z]\w*=\{|\baddEventListener\(/,
  /\btabIndex=/,
];

const IMPORT = /^import (?!type\b)[^;]*? from '(\.{1,2}\/[^']+)'/gm;

/**
 * The folders that visitors can act on: by Radix, native controls, links, state or handlers, of their own or of what
 * they render.
 */
export function interactiveFolders(folders: readonly ComponentFolder[]): Set<string> {
  const code = new Map(
    folders.flatMap((folder) => sources(folder).map(([file, text]) => [join(folder.name, file), text] as const)),
  );
  const seen = new Map<string, boolean>();
  const behaves = (path: string): boolean => {
    const known = seen.get(path);
    if (known !== undefined) return known;
    seen.set(path, false);
    const text = code.get(path) ?? '';
    const imported = [...text.matchAll(IMPORT)].map(([, target = '']) => join(dirname(path), target));
    const answer = BEHAVIOUR.some((sign) => sign.test(text)) || imported.some(behaves);
    seen.set(path, answer);
    return answer;
  };
  return new Set([...code.keys()].filter(behaves).map((path) => path.split('/')[0] ?? ''));
}

export function storyComplaints(folder: ComponentFolder): string[] {
  if (storyFiles(folder).length === 0) return ['has no stories'];
  if (stories(folder).size === 0) return ['exports no story'];
  const title = new RegExp(
    `title: 'Components/(?:Layout|Type|Actions|Display|Navigation|Forms|Overlays|Feedback)/${componentName(folder.name)}'`,
  );
  return title.test(storyFiles(folder).join('\n'))
    ? []
    : [`does not stand in the sidebar as Components/<purpose>/${componentName(folder.name)}`];
}

export function typesTestComplaints({ name, files }: ComponentFolder): string[] {
  const text = files[`${name}.types-test.tsx`];
  if (text === undefined) return ['has no types test'];
  const needed = { 'export const legal': 'something legal', 'export const illegal': 'something illegal' };
  return [
    ...Object.entries(needed).flatMap(([code, thing]) =>
      text.includes(code) ? [] : [`types test shows nothing: no ${thing}`],
    ),
    ...(/@ts-expect-error\s+\w/.test(text) ? [] : ['types test refuses nothing, or does not say why']),
  ];
}

const docstring = (text: string, name: string): string | undefined =>
  new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport (?:const|function) ${name}\\b`).exec(text)?.[1];

/**
 * The main component, which bears the folder's name or begins with it, says what it is, when to use it and what to use
 * otherwise.
 */
export function docstringComplaints(folder: ComponentFolder): string[] {
  const wanted = componentName(folder.name);
  const texts = sources(folder).map(([file]) => folder.files[file] ?? '');
  const exported = texts.flatMap((text) =>
    [...text.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => ({ name, text })),
  );
  const main = exported.find(({ name }) => name === wanted) ?? exported.find(({ name }) => name.startsWith(wanted));
  if (!main) return [`exports no ${wanted}`];
  const doc = docstring(main.text, main.name);
  return doc === undefined ? [`${main.name} has no docstring`] : usageComplaints(main.name, doc);
}

function usageComplaints(name: string, doc: string): string[] {
  const words = doc.replaceAll(/\s*\n \* ?/g, ' ');
  return [
    ...(/\*\*Use it\*\* \w/.test(words) ? [] : [`${name} does not say what to **Use it** for`]),
    ...(/\*\*Not\*\* [^:]+: .*`[^`]+`/.test(words) ? [] : [`${name} does not say what it is **Not** for, and what is`]),
  ];
}

/** What axe, which looks at every story, proves without a play function. */
const SEEN_BY_AXE = /\bcontrast\b/;

const ROW = /^\| (MUST.*?) \| (.*) \|$/gm;
const EVIDENCE = /`([^`]+)`(?:,? ['‘“"]([^'’”"]+)['’”"])?/g;

interface Proof {
  /** A story, a story's id, or a test file. */
  name: string;
  /** The name of one test of the file, where one is given. */
  test: string | undefined;
}

/** What a SPEC.md claims and what it names as proof. */
export const claims = (spec: string): { claim: string; proofs: Proof[] }[] =>
  [...spec.matchAll(ROW)].map(([, claim = '', evidence = '']) => ({
    claim,
    proofs: [...evidence.matchAll(EVIDENCE)].map(([, name = '', test]) => ({ name, test })),
  }));

/** What is missing of the proofs that the folder's SPEC.md names. `allIds` are the ids of every story there is. */
export function specComplaints(folder: ComponentFolder, allIds: ReadonlySet<string>): string[] {
  const spec = folder.files['SPEC.md'];
  if (spec === undefined) return ['is interactive and has no SPEC.md'];
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
  if (name.includes('--')) return allIds.has(name) ? [] : [`names ${name}, which is no story`];
  if (/\.tsx?$/.test(name)) return fileComplaints(folder.files[name], name, test);
  const story = stories(folder).get(name);
  if (story === undefined) return [`names ${name}, which is no story of this folder`];
  return SEEN_BY_AXE.test(claim) || /\bplay\b|^\s*\.\.\.[A-Z]/m.test(story)
    ? []
    : [`names ${name}, a story without a play function: it proves nothing`];
}

function fileComplaints(text: string | undefined, name: string, test: string | undefined): string[] {
  if (text === undefined) return [`names ${name}, which is no file of this folder`];
  return test === undefined || text.includes(test) ? [] : [`names the test '${test}', which is not in ${name}`];
}
