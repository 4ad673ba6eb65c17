import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { RemoteFragment } from '@site/remote-kit';
import type { PlacedPart } from '@site/remote-kit/descriptor.ts';
import { fragmentInputs } from '@site/remote-kit/fragment-inputs.ts';
import { isNode, nodesIn, textOf, type SyntaxNode } from './syntax.ts';

/** Lists a remote's fragments, for servers and builds. */
const FRAGMENTS_ENTRY = 'src/fragments/index.ts';

/** Where a server bundle says which fragments of other remotes its pages show: an array of `PlacedPart`. */
export const PLACES_FILE = 'places.json';

/** The list of the fragments of the remote in this folder, if it has any. */
export const fragmentLists = (root: string): string[] =>
  existsSync(join(root, FRAGMENTS_ENTRY)) ? [FRAGMENTS_ENTRY] : [];

/** The module of a fragment, in the remote's folder. */
export const fragmentSource = (name: string): string => `src/fragments/${name}/index.ts`;

/** The name that the container exposes a fragment by: './latest_jobs'. */
export const exposedName = (fragment: string): string => `./${fragment.replaceAll('-', '_')}`;

/** The modules of fragments, by the names that the container exposes them by. */
export const fragmentsIn = (root: string): Record<string, string> =>
  Object.fromEntries(
    globSync(fragmentSource('*'), { cwd: root }).map((file) => [exposedName(file.split('/').at(-2)!), `./${file}`]),
  );

type Described = Pick<RemoteFragment, 'name' | 'input' | 'example'>;

/** @throws an error that names the fragment and the fields, where its example is no input that it takes */
export async function checkExample(remote: string, { name, input, example }: Described): Promise<void> {
  const { issues } = await input['~standard'].validate(example);
  if (!issues) return;
  const faults = issues.map(({ path = [], message }) => {
    const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    return field === '' ? message : `${field}: ${message}`;
  });
  throw new Error(`${remote}: the example of the fragment ${name} does not fit what it takes: ${faults.join('; ')}`);
}

/** Adds the list of fragments to what the server's bundle exports, of which this is the entry. */
export const exportFragments = (root: string, entry: string): Plugin => ({
  name: 'export-fragments',
  enforce: 'post',
  transform: {
    filter: { id: new RegExp(`/${entry}$`) },
    handler: (code) =>
      fragmentLists(root).length > 0 ? `${code}\nexport { fragments } from './fragments/index.ts';` : undefined,
  },
});

/** Collects which fragments of other remotes pages show, and writes them into `PLACES_FILE` of the bundle. */
export function collectPlacedFragments(): Plugin {
  const found = new Set<string>();
  return {
    name: 'placed-fragments',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: /@site\/remote-kit/ },
      handler(code, id) {
        for (const name of placedIn(this.parse(code))) {
          if (name === undefined || !Object.hasOwn(fragmentInputs, name))
            this.error(
              `${id} must write out the name of its fragment, one of ${Object.keys(fragmentInputs).join(', ')}`,
            );
          found.add(name);
        }
      },
    },
    generateBundle() {
      const places = [...found].toSorted().map((fragment): PlacedPart => ({ fragment, input: inputOf(fragment) }));
      this.emitFile({ type: 'asset', fileName: PLACES_FILE, source: JSON.stringify(places, null, 2) });
    },
  };
}

const inputOf = (fragment: string) => (fragmentInputs as Record<string, PlacedPart['input']>)[fragment]!;

/** The names of the fragments that a module shows, in the calls that JSX becomes; undefined for a computed one. */
export function placedIn(module: unknown): (string | undefined)[] {
  const nodes = [...nodesIn(module)];
  const local = nodes.flatMap(localNameOfFragment)[0];
  if (local === undefined) return [];
  return nodes.flatMap((node) => {
    const [element, props] = node.type === 'CallExpression' ? (node['arguments'] as SyntaxNode[]) : [];
    if (!isNode(element) || element['name'] !== local) return [];
    const properties = (isNode(props) ? (props['properties'] as SyntaxNode[]) : undefined) ?? [];
    return [textOf(properties.find(({ key }) => isNode(key) && key['name'] === 'name')?.['value'])];
  });
}

function localNameOfFragment({ type, source, specifiers }: SyntaxNode): string[] {
  if (type !== 'ImportDeclaration' || !/^@site\/remote-kit(\/fragment\.tsx)?$/.test(textOf(source) ?? '')) return [];
  return (specifiers as SyntaxNode[]).flatMap(({ imported, local }) =>
    isNode(imported) && imported['name'] === 'Fragment' && isNode(local) ? [String(local['name'])] : [],
  );
}
