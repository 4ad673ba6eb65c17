import { placedWords, placeWords } from './place-words.ts';

/** A place outside the United Kingdom, as a location names it. */
export interface PlaceAbroad {
  /** As it is written there; undefined for a whole country. */
  town: string | undefined;
  /** ISO 3166-1 alpha-2: 'IE', and 'JE', 'GG' or 'IM' for the Crown dependencies; undefined for several of them. */
  country: string | undefined;
}

const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'United Arab Emirates'],
  CZ: ['Czech Republic'],
  IM: ['IOM'],
  IE: ['Republic of Ireland', 'Eire', 'ROI', 'Southern Ireland'],
  NL: ['Holland', 'The Netherlands'],
  TR: ['Turkey'],
  US: ['USA', 'United States of America'],
};

/** Towns that British hauliers and their advertisers name without the country. */
const TOWNS: Readonly<Record<string, string>> = {
  AE: 'Dubai, Abu Dhabi',
  AT: 'Vienna',
  BE: 'Antwerp, Antwerpen, Bruges, Brussels, Ghent, Gent, Liege, Ostend, Zeebrugge',
  CH: 'Basel, Geneva, Zurich',
  CZ: 'Prague',
  DE: 'Berlin, Bremen, Bremerhaven, Cologne, Duisburg, Dusseldorf, Frankfurt, Hamburg, Leipzig, Munich, Stuttgart',
  DK: 'Copenhagen, Esbjerg',
  ES: 'Barcelona, Bilbao, Madrid, Malaga, Santander, Valencia, Zaragoza',
  FR: 'Bordeaux, Boulogne-sur-Mer, Caen, Calais, Cherbourg, Coquelles, Dieppe, Dunkirk, Dunkerque, Le Havre, Lille, Lyon, Lyons, Marseille, Nantes, Ouistreham, Paris, Roscoff, Rouen, Saint-Malo, Strasbourg, Toulouse',
  GG: 'St Peter Port, St Sampson, Alderney, Sark',
  HU: 'Budapest',
  IE: 'Athlone, Carlow, Cork, Drogheda, Dublin, Dun Laoghaire, Dundalk, Galway, Kildare, Kilkenny, Letterkenny, Limerick, Monaghan, Mullingar, Naas, Portlaoise, Rosslare, Shannon, Sligo, Tralee, Tullamore, Waterford, Wexford, Wicklow',
  IM: 'Onchan',
  IT: 'Bologna, Genoa, Milan, Naples, Rome, Turin, Verona',
  JE: 'St Helier, Saint Brelade',
  LT: 'Kaunas, Vilnius',
  NL: 'Amsterdam, Eindhoven, Europoort, Hook of Holland, Moerdijk, Rotterdam, Schiphol, The Hague, Tilburg, Utrecht, Venlo, Vlissingen',
  NO: 'Bergen, Oslo',
  PL: 'Gdansk, Gdynia, Katowice, Krakow, Lodz, Poznan, Warsaw, Wroclaw',
  PT: 'Lisbon, Porto',
  RO: 'Bucharest',
  SE: 'Gothenburg, Malmo, Stockholm',
};

/** Of the United Kingdom's postal areas, those that are not in it. */
const POSTCODE = /\b(JE|GY|IM)\d{1,2}\b/i;
const COUNTRY_OF_POSTCODE: Readonly<Record<string, string>> = { JE: 'JE', GY: 'GG', IM: 'IM' };

const keyOf = (name: string): string => placeWords(name).join(' ');

/** What Unicode's table has for the United Kingdom, for unions of countries and for none. */
const NO_COUNTRIES = new Set(['GB', 'EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB']);

function readCountries(): Map<string, string | undefined> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    // A code that is no longer in use stands for the one that followed.
    .filter((code) => new Intl.Locale(`und-${code}`).region === code && !NO_COUNTRIES.has(code));
  const named = codes.flatMap((code) =>
    [names.of(code) ?? [], ALSO_CALLED[code] ?? []].flat().map((name) => [keyOf(name), code] as const),
  );
  return new Map([...named, ['channel islands', undefined]]);
}

const countries = readCountries();
const towns = new Map(
  Object.entries(TOWNS).flatMap(([country, names]) => names.split(', ').map((name) => [keyOf(name), country] as const)),
);

/** Those whose names adverts write behind a town without a comma: 'Douglas Isle of Man'. */
const NEIGHBOURS = new Set(['GG', 'IE', 'IM', 'JE']);
/** 'Northern Ireland', 'New Jersey', 'Little Ireland'. */
const NOT_BEFORE = new Set(['little', 'new', 'northern']);
/** 'Dublin 12', 'Dublin city centre'. */
const AROUND = /^(?:\d+|area|centre|city|docks?|port)$/;

/** 'Co. Dublin' */
const COUNTY = /^\s*co(?:unty|\.)?\s/i;

/** What a part of a location names abroad; undefined where it names nothing there. */
export function abroadIn(text: string): PlaceAbroad | undefined {
  const part = text.replace(COUNTY, '');
  const words = placedWords(part);
  const key = words.map(({ word }) => word).join(' ');
  if (countries.has(key)) return { town: undefined, country: countries.get(key) };
  const postcode = POSTCODE.exec(part);
  if (postcode) {
    const town = part.slice(0, postcode.index).trim();
    return { town: town || undefined, country: COUNTRY_OF_POSTCODE[postcode[1]!.toUpperCase()] };
  }
  const around = words.findIndex(({ word }, index) => index > 0 && AROUND.test(word));
  const country = towns.get(key) ?? towns.get(keyOf(part.slice(0, words[around]?.start)));
  return country === undefined ? beforeNeighbour(part) : { town: part.trim(), country };
}

/** Postcodes of the forces abroad, and of a bank that has one of its own. */
const NOWHERE = /^\s*(?:bfpo\b|bf1\b|gir\b)/i;

/** Whether all that a text names is outside of the United Kingdom. */
export const isNotCovered = (text: string): boolean =>
  NOWHERE.test(text) || text.split(',').every((part) => abroadIn(part) !== undefined);

function beforeNeighbour(part: string): PlaceAbroad | undefined {
  const words = placedWords(part);
  for (let at = 1; at < words.length; at += 1) {
    const country = countries.get(keyOf(part.slice(words[at]!.start)));
    if (country === undefined || !NEIGHBOURS.has(country) || NOT_BEFORE.has(words[at - 1]!.word)) continue;
    return { town: part.slice(0, words[at - 1]!.end).trim(), country };
  }
  return undefined;
}
