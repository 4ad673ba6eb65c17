import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const INTERFACE = /^(?:export )?interface (\w+)[^]*?(?:^}|\{\}$)/gm;
const TYPE = /^(?:export )?type (\w+)[^]*?;$(?!\n[ }])/gm;
const IMPORT = /^import (?:type )?\{([^}]+)\} from '(\.[^']+)'/gm;
const MEMBER = /^ +(?:readonly )?'?([\w-]+)'?\??:/gm;
const COMMENT = /\/\*\*[^]*?\*\//g;

/** That a component takes `as`, which each says of itself; that it sets the names of its control by itself. */
const NOT_TOLD = new Set(['ElementProps', 'FieldOwned', 'Tag']);

/**
 * The types that a component's props are made of, as declared, without those of which `known` has every member:
 * what is behind a name or an alternative is not read by Storybook.
 */
export function typesBehind(file: string, name: string, known: ReadonlySet<string>): string[] {
  const seen = new Set(NOT_TOLD);
  const follow = (from: string, type: string): string[] => {
    if (seen.has(type)) return [];
    const source = readFileSync(from, 'utf8');
    const declaration = declarationsIn(source).get(type);
    if (declaration === undefined) {
      const other = importedIn(source).get(type);
      return other === undefined ? [] : follow(join(dirname(from), other), type);
    }
    seen.add(type);
    const named = declaration.replaceAll(COMMENT, '').match(/\b[A-Z]\w+/g) ?? [];
    const told = isKnown(declaration, known) || type === `${name}Props` ? [] : [declaration];
    return [...told, ...named.flatMap((each) => follow(from, each))];
  };
  return follow(file, `${name}Props`);
}

const declarationsIn = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [INTERFACE, TYPE].flatMap((form) => [...source.matchAll(form)].map(([text, name = '']) => [name, text] as const)),
  );

const importedIn = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
      names.split(',').map((each) => [each.replace(/^\s*type /, '').trim(), from] as const),
    ),
  );

function isKnown(declaration: string, known: ReadonlySet<string>): boolean {
  const members = [...declaration.matchAll(MEMBER)].map(([, member = '']) => member);
  return members.length > 0 && members.every((member) => known.has(member));
}
