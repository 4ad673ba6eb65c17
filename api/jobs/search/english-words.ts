/** Words of English that resemble the names of places so much that they would be taken for one that was mistyped. */
const WORDS =
  'artillery backwater backwoods baking banger barged barging bathwater batteries blackbird blackheads bloodstone border ' +
  'borrow braking brewhouse bridged brighten brownfield brownstone buckle burrow buster cartridge chattered chattering ' +
  'chatters cornball crawly crosstown dirham eastbound falling filling fulling greenwood groove highlander highlanders ' +
  'hockey hollowly hovering inertness internees inverters lacing letterhead longhouse marble methyl middleman ' +
  'middlemen midfield midway minefield newborn parley penance pottering purely ripely saltish scalding skewness ' +
  'sleekness slouch southward southwards spading stains starling steepness sterling stifling stilling stirring stockpot ' +
  'stockpots strangler stuffs sundown sweetness swirling tailstock thorny throne waking walling wellingtons widens willing ' +
  'windcheater workingman workingmen';

const words = new Set(WORDS.split(' '));

export const isEnglish = (word: string): boolean => words.has(word);
