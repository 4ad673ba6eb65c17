export const opening = { title: 'Credits', lead: 'Whose work this website is made with.' };

export const data = { title: 'Data', text: 'Job searches know the places of the United Kingdom from these sources.' };

export const software = {
  title: 'Software and typefaces',
  text: 'The packages and typefaces that your browser receives are open source.',
  link: { text: 'Our list of open-source licences', href: '/licences.txt' },
};

export interface Credit {
  /** What the site uses: 'Towns, their positions and districts'. */
  what: string;
  source: { name: string; href: string };
  licence: { name: string; href: string };
  /** What we changed, or the statement that the licence asks for. */
  note: string;
}

const GEONAMES = { name: 'GeoNames', href: 'https://www.geonames.org/' };
const CC_BY = {
  name: 'Creative Commons Attribution 4.0',
  href: 'https://creativecommons.org/licenses/by/4.0/',
};
const OPEN_GOVERNMENT = {
  name: 'Open Government Licence v3.0',
  href: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
};

/** The sources that api/places/README.md names. */
export const credits: readonly Credit[] = [
  {
    what: 'Towns and villages, their positions and districts',
    source: GEONAMES,
    licence: CC_BY,
    note: 'We changed some names to the usual ones, added a few places and left a few out.',
  },
  {
    what: 'Positions of postcode districts, such as M6',
    source: { name: 'GeoNames postal codes', href: 'https://download.geonames.org/export/zip/' },
    licence: CC_BY,
    note: 'We took the mean position of each district’s places, and left out the Channel Islands and the Isle of Man.',
  },
  {
    what: 'Populations of towns',
    source: GEONAMES,
    licence: CC_BY,
    note: 'They only decide which of several places with one name is meant.',
  },
  {
    what: 'Populations of the London boroughs',
    source: { name: 'Office for National Statistics, Census 2021', href: 'https://www.ons.gov.uk/census' },
    licence: OPEN_GOVERNMENT,
    note: 'Rounded. Contains public sector information licensed under the Open Government Licence v3.0.',
  },
];
