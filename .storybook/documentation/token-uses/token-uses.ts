import postcss, { type ChildNode, type Declaration } from 'postcss';
import { componentName } from '../../../design-system/docs/component-folders.ts';
import { namesIn } from '../../../design-system/docs/tokens/names-in.ts';

/** Where a token is used. */
export interface TokenUses {
  /** How many style rules of each component name it: { Button: 3 }. */
  components: Record<string, number>;
  /** The same for what is outside the components: { 'pages of job-board': 2, 'every page': 1 }. */
  others: Record<string, number>;
  /** The tokens whose value names it, with the brand or the tone in which it does: '--color-text on paper'. */
  tokens: string[];
}

/** @param sources texts of style sheets and scripts, by their paths from the root */
export function findTokenUses(sources: Readonly<Record<string, string>>): Record<string, TokenUses> {
  const uses: Record<string, TokenUses> = {};
  const usesOf = (token: string) => (uses[token] ??= { components: {}, others: {}, tokens: [] });
  for (const { path, names, token } of readNamings(sources)) {
    for (const name of new Set(names)) {
      if (token) usesOf(name).tokens.push(token);
      else count(usesOf(name), path);
    }
  }
  return uses;
}

/** The files with a rule that names one of these tokens, or one whose value names one of them. */
export function filesThatUse(tokens: Iterable<string>, sources: Readonly<Record<string, string>>): Set<string> {
  const namings = readNamings(sources);
  const wanted = new Set(tokens);
  // A set's loop also visits what is added meanwhile.
  for (const name of wanted)
    for (const { names, token } of namings) if (token && names.includes(name)) wanted.add(token.replace(/ .*/, ''));
  const rules = namings.filter(({ names, token }) => !token && names.some((name) => wanted.has(name)));
  return new Set(rules.map(({ path }) => path));
}

const readNamings = (sources: Readonly<Record<string, string>>): (Naming & { path: string })[] =>
  Object.entries(sources).flatMap(([path, text]) =>
    (path.endsWith('.css') ? namingsOf(text, path) : [{ names: namesIn(text) }]).map((naming) => ({ path, ...naming })),
  );

function count({ components, others }: TokenUses, path: string): void {
  const folder = /^design-system\/src\/components\/([^/]+)/.exec(path)?.[1];
  const remote = /^remotes\/([^/]+)/.exec(path)?.[1];
  const counts = folder ? components : others;
  const place = folder ? componentName(folder) : remote ? `pages of ${remote}` : 'every page';
  counts[place] = (counts[place] ?? 0) + 1;
}

interface Naming {
  names: string[];
  /** The token whose value names them; a rule otherwise. */
  token?: string;
}

/** The style sheets whose custom properties are tokens. */
export const DECLARES_TOKENS = /^design-system\/src\/(?:tokens|brand)\//;

function namingsOf(css: string, path: string): Naming[] {
  const declarations: Declaration[] = [];
  postcss.parse(css).walkDecls((declaration) => void declarations.push(declaration));
  const isToken = ({ prop }: Declaration) => prop.startsWith('--') && DECLARES_TOKENS.test(path);
  const rules = Map.groupBy(
    declarations.filter((declaration) => !isToken(declaration)),
    ruleOf,
  );
  return [
    ...[...rules.values()].map((rule) => ({ names: rule.flatMap(({ value }) => namesIn(value)) })),
    ...declarations
      .filter(isToken)
      .flatMap((token) =>
        whereOf(token, path).map((where) => ({ names: namesIn(token.value), token: `${token.prop}${where}` })),
      ),
  ];
}

/** The rule around a declaration, which may be inside a media query of that rule. */
function ruleOf({ parent }: ChildNode): unknown {
  return parent?.type === 'atrule' ? ruleOf(parent as ChildNode) : parent;
}

/** ' of wayfell' in a brand's file, ' on ink' in a tone's rule. */
function whereOf({ parent }: Declaration, path: string): string[] {
  const brand = /\/brand\/([^/]+)\//.exec(path)?.[1];
  if (brand) return [` of ${brand}`];
  const selectors = parent && 'selectors' in parent ? (parent.selectors as string[]) : [];
  const tones = selectors.flatMap((selector) => /^\[data-tone='(\w+)'\]$/.exec(selector)?.[1] ?? []);
  return tones.length > 0 ? tones.map((tone) => ` on ${tone}`) : [''];
}
