import type { PlacesInText } from '../../places/read-places.ts';

/** Towns and villages that are called as everyday things are: 'stone tipper', 'map reading', 'fleet manager'. */
const EVERYDAY = new Set(
  (
    'bath battle beer bow box bridge broadway bury church crook cross deal diss eye fleet ford forth ham hook law leek ' +
    'loose march mold moss over pill reading rugby rye sale sandwich seal send settle stock stone street temple valley ' +
    'wall ware wells wing wood wool yard'
  ).split(' '),
);

/** Inhabitants of a town that is meant at the beginning of a search, whatever it is called. */
const KNOWN_FROM = 50_000;

const AFTER_A_PREPOSITION = /(?:\b(?:in|near|nr|around|at|from|of|to)\s+(?:the\s+)?|[,;:@/|(–—-]\s*)$/i;
const BEFORE_A_BREAK = /^\s*(?:[,;:/|)–—]|-\s|\W*$)/;

/** Whether a name that is an everyday word too stands where a place would: after 'in', at a comma, or at the end. */
export function isMeantAsPlace(search: string, { name, places: [place], start, end }: PlacesInText): boolean {
  if (!EVERYDAY.has(name)) return true;
  const [before, after] = [search.slice(0, start), search.slice(end)];
  const isKnown = place?.kind === 'town' && place.population >= KNOWN_FROM;
  return AFTER_A_PREPOSITION.test(before) || BEFORE_A_BREAK.test(after) || (isKnown && before.trim() === '');
}
