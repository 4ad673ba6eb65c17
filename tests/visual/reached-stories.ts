import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type Declaration } from 'postcss';
import { readSources } from '../../.storybook/documentation/token-uses/sources.ts';
import { filesThatUse } from '../../.storybook/documentation/token-uses/token-uses.ts';
import { brands, isBrandName, modes, type ModeName } from '../../.storybook/modes.ts';
import { distancesFrom, importersOf, projectFiles } from '../../scripts/test/reach.ts';
import { declaresTokens } from './token-values.ts';

type Path = string;
type Importers = ReadonlyMap<Path, ReadonlySet<Path>>;

/** Story files to take pictures of, and in which modes. */
export interface Reached {
  files: ReadonlySet<Path>;
  modes: readonly ModeName[];
  /** The first story of each file is enough: what changed is around all stories. */
  firstOnly?: boolean;
}

const EVERY_MODE = Object.keys(modes) as ModeName[];
const [OWN_BRAND] = Object.keys(brands);
const isStories = (file: Path) => file.endsWith('.stories.tsx');
const DRAWS_NOTHING =
  /\.(?:md|mdx|txt)$|\.(?:test|cases|types-test)\.tsx?$|^(?:docs|lint|scripts|server|deploy|tests)\//;

/** Of these files, those that a story may show. */
export const drawing = (files: readonly Path[]): Path[] => files.filter((file) => !DRAWS_NOTHING.test(file));

/** What is around every story. */
const PREVIEW = '.storybook/preview.tsx';

/**
 * The stories that show a change.
 * @param textBefore a file's text before the change; '' if it is new
 * @param everywhere also the stories of whatever is made of what changed; otherwise, the stories beside it
 */
export function storiesReachedBy(
  changed: readonly Path[],
  textBefore: (file: Path) => string,
  root: string,
  everywhere: boolean,
): readonly Reached[] {
  const files = projectFiles(root).filter((file) => existsSync(join(root, file)));
  const importers = importersOf(files, root);
  const reach = everywhere ? allStories : nearestStories;
  const drawn = drawing(changed);
  const sheets = drawn.filter(declaresTokens);
  const others = drawn.filter((file) => !sheets.includes(file));
  const sources = readSources(root);
  return [
    ...sheets.flatMap((sheet) => {
      const users = [...filesThatUse(changedTokens(textBefore(sheet), sources[sheet] ?? ''), sources)];
      return [
        { changed: users.filter(isOfDesignSystem), modes: modesOfTokens(sheet) },
        { changed: users.filter((file) => !isOfDesignSystem(file)), modes: inOneBrand(modesOfTokens(sheet)) },
      ];
    }),
    { changed: others, modes: EVERY_MODE },
  ].flatMap(({ changed: starts, modes: taken }) => [
    { files: reach(starts, importers, files), modes: taken },
    ...(starts.some((file) => isAroundStories(file, importers))
      ? [{ files: new Set(files.filter(isStories)), modes: taken.filter(isOneWidth), firstOnly: true }]
      : []),
  ]);
}

const isOfDesignSystem = (file: Path) => file.startsWith('design-system/');

/** Pages show a colour of another brand as components do. */
const inOneBrand = (names: readonly ModeName[]): ModeName[] =>
  names.filter((name) => modes[name].brand === (names[0] && modes[names[0]].brand));

const isOneWidth = (name: ModeName) => modes[name].viewport === 1440 && modes[name].brand === OWN_BRAND;

/** A style sheet of every page, or Storybook's own frame around a story. */
const isAroundStories = (file: Path, importers: Importers): boolean =>
  ((file.endsWith('.css') && !file.endsWith('.module.css')) || file.startsWith('.storybook/')) &&
  distancesFrom([file], importers).has(PREVIEW);

/** Those beside each file, or else beside the files that import it. */
export function nearestStories(changed: readonly Path[], importers: Importers, files: readonly Path[]): Set<Path> {
  const beside = Map.groupBy(files.filter(isStories), (file) => dirname(file));
  const stories = new Set<Path>();
  const visited = new Set(changed);
  // A set's loop also visits what is added meanwhile.
  for (const file of visited) {
    const own = isStories(file) ? [file] : (beside.get(dirname(file)) ?? []);
    for (const each of own) stories.add(each);
    if (own.length === 0) for (const importer of importers.get(file) ?? []) visited.add(importer);
  }
  return stories;
}

const allStories = (changed: readonly Path[], importers: Importers): Set<Path> =>
  new Set([...distancesFrom(changed, importers).keys()].filter(isStories));

/** A colour looks the same at every width, and a measure in every colour. */
function modesOfTokens(sheet: Path): ModeName[] {
  const brand = /\/brand\/([^/]+)\//.exec(sheet)?.[1];
  const isColour = sheet.includes('/colour-');
  return EVERY_MODE.filter((name) => {
    const mode = modes[name];
    if (isBrandName(brand)) return mode.brand === brand;
    return isColour ? mode.viewport === 1440 : mode.brand === OWN_BRAND && mode.scheme === 'light';
  });
}

/** The tokens whose value differs, anywhere in a style sheet. */
export function changedTokens(before: string, after: string): Set<string> {
  const [old, current] = [valuesOf(before), valuesOf(after)];
  const places = [...new Set([...old.keys(), ...current.keys()])];
  return new Set(
    places.filter((place) => old.get(place) !== current.get(place)).map((place) => place.split(' ').at(-1) ?? ''),
  );
}

/** Value by the rule and the token's name. */
function valuesOf(sheet: string): Map<string, string> {
  const values = new Map<string, string>();
  postcss.parse(sheet).walkDecls(/^--/, (token) => void values.set(`${placeOf(token)} ${token.prop}`, token.value));
  return values;
}

function placeOf({ parent }: Declaration): string {
  const places: string[] = [];
  for (let place: typeof parent | undefined = parent; place; place = place.parent as typeof parent)
    places.unshift('selector' in place ? String(place.selector) : 'params' in place ? String(place.params) : '');
  return places.join(' ');
}
