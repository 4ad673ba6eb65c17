import type { Terms } from './term.ts';

const tonnes = (weight: number | string): string[] =>
  ['t', 'ton', 'tonne', 'tonner'].map((unit) => `${weight} ${unit}`);

const CLASSES = ['class', 'hgv class', 'lgv class', 'hgv', 'lgv', 'cl', 'cls', 'clas'];

/** An advert with one of these is for both classes; a search for either. */
const BOTH_CLASSES = CLASSES.flatMap((kind) =>
  ['', ' and', ' or']
    .flatMap((or) => [`1${or} 2`, `2${or} 1`, `1${or} ${kind} 2`, `2${or} ${kind} 1`])
    .map((figures) => `${kind} ${figures}`),
);

const KINDS = ['', 'cat ', 'category ', 'hgv ', 'lgv '];

const CLASS_1 = [
  ...CLASSES.flatMap((kind) => [`${kind} 1`, `${kind} i`]),
  ...KINDS.flatMap((kind) => [`${kind}c+e`, `${kind}ce`, `${kind}c e`]),
  'artic',
  'articulated',
  'wagon and drag',
  'drawbar',
  ...BOTH_CLASSES,
];

const CLASS_2 = [
  ...CLASSES.flatMap((kind) => [`${kind} 2`, `${kind} ii`]),
  ...KINDS.slice(1).map((kind) => `${kind}c`),
  'c licence',
  'c license',
  'rigid',
  ...BOTH_CLASSES,
];

/** Licences, and the vehicles that need them. */
export const vehicles: Terms = {
  hgv: {
    names: [
      'hgv',
      'lgv',
      'lorry',
      'truck driver',
      'heavy goods vehicle',
      'large goods vehicle',
      ...CLASS_1,
      ...CLASS_2,
    ],
    searches: ['truck', 'wagon', 'waggon', 'heavy goods', 'hgv class', 'lgv class'],
  },
  eitherclass: { searches: BOTH_CLASSES },
  class1: {
    names: CLASS_1,
    searches: ['cat 1', 'arctic', 'class c+e', 'class ce', 'class c e'],
    kindOf: ['hgv', 'eitherclass'],
  },
  class2: { names: CLASS_2, searches: ['cat 2', 'class c'], kindOf: ['hgv', 'eitherclass'] },
  cemarking: { names: ['ce mark', 'ce marking', 'ce marked'] },
  seventonne: {
    names: [
      ...tonnes('7.5'),
      ...tonnes('7 1/2'),
      'seven and a half tonne',
      ...KINDS.flatMap((kind) => [`${kind}c1`, `${kind}c1+e`]),
    ],
    searches: ['7.5', ...tonnes('75'), ...tonnes('7 5'), 'seven and a half ton'],
  },
  threetonne: { names: [...tonnes('3.5'), ...tonnes('3 1/2')], searches: ['3.5', ...tonnes('35')] },
  ...Object.fromEntries(
    [18, 26, 32, 44].map((weight) => [`${weight}tonne`, { names: tonnes(weight), kindOf: ['hgv'] }]),
  ),
  pcv: {
    names: [
      'psv',
      'pcv',
      'passenger carrying vehicle',
      'public service vehicle',
      'cat d',
      'category d',
      'd+e',
      'cat d+e',
      'category d+e',
      'd1',
      'cat d1',
      'category d1',
    ],
    searches: ['bus and coach', 'bus coach', 'bus or coach', 'coach and bus', 'coach or bus', 'd licence'],
  },
  bus: { names: ['bus depot', 'double deck bus', 'single decker'], titles: ['bus'], kindOf: ['pcv'] },
  minibus: { names: ['mini bus'], kindOf: ['bus'] },
  coach: { names: ['executive coach'], titles: ['coach'], kindOf: ['pcv'] },
  tanker: { names: ['tanker'], kindOf: ['hgv'] },
  tipper: { names: ['tipper', 'eight wheeler'], kindOf: ['hgv'] },
  grab: { names: ['grab lorry', 'grab wagon', 'brick grab'], titles: ['grab'], kindOf: ['hgv'] },
  hiab: {
    names: ['hiab', 'lorry loader', 'lorry mounted crane'],
    searches: ['hyab', 'hi ab', 'high ab'],
    kindOf: ['hgv'],
  },
  moffett: {
    names: ['moffett', 'truck mounted forklift'],
    searches: ['moffet', 'mofett', 'mofet', 'moffit'],
    kindOf: ['hgv'],
  },
  lowloader: { names: ['low loader', 'heavy haulage', 'abnormal load', 'stgo'], kindOf: ['hgv'] },
  cartransporter: {
    names: ['car transporter', 'vehicle transporter', 'car carrier'],
    titles: ['transporter'],
    searches: ['car transport'],
    kindOf: ['hgv'],
  },
  hookloader: { names: ['hook loader', 'hook lift', 'roll on roll off', 'ro ro'], kindOf: ['hgv'] },
  skip: { names: ['skip lorry', 'skip loader', 'skip wagon', 'skip truck'], titles: ['skip'], kindOf: ['hgv'] },
  refuse: {
    names: ['refuse collection', 'refuse vehicle', 'refuse lorry', 'bin lorry', 'dust cart', 'rcv'],
    titles: ['refuse'],
    searches: ['bin wagon', 'bin man', 'bin men', 'bins'],
    kindOf: ['hgv'],
  },
  mixer: { names: ['concrete mixer', 'cement mixer', 'mixer lorry'], titles: ['mixer', 'concrete'], kindOf: ['hgv'] },
  sweeper: { names: ['road sweeper', 'sweeper'] },
  walkingfloor: { names: ['walking floor', 'moving floor'], kindOf: ['hgv'] },
  curtainsider: { names: ['curtain sider', 'curtain side', 'curtain sided', 'tautliner'] },
  flatbed: { names: ['flat bed'] },
  doubledeck: { names: ['double deck', 'double decker', 'double deck bus'] },
  fridge: {
    names: [
      'fridges',
      'fridge trailer',
      'fridge unit',
      'reefer',
      'refrigerated',
      'temperature controlled',
      'temperature control',
      'temp controlled',
      'temp control',
    ],
    titles: ['fridge'],
  },
  container: { names: ['container', 'skeletal', 'skelly'] },
  taillift: { names: ['tail lift'] },
};
