import { describe, expect, test } from 'vitest';
import { readTerms, termsOf } from './trade-terms.ts';
import { VOCABULARY } from './vocabulary/index.ts';

const termsOfTitle = (title: string) => termsOf({ title }).all;

describe('names for the same thing are one term', () => {
  test.each([
    [
      'termclass1',
      [
        'Class 1',
        'class one',
        'class-1',
        'class1',
        'HGV Class 1',
        'HGV1',
        'LGV 1',
        'artic',
        'articulated',
        'C+E',
        'category C + E',
        'C&E',
        'C and E',
        'cat CE',
        'CE',
        'lgv c+e',
      ],
    ],
    ['termclass2', ['Class 2', 'LGV class 2', 'HGV 2', 'category C', 'cat c', 'rigids']],
    ['termseventonne', ['7.5t', '7,5 t', '7.5 ton', '7.5 tonne', '7.5-tonner', 'C1', 'c1+e', 'category C1']],
    ['termpcv', ['PSV', 'PCV', 'category D', 'PCVs']],
    ['termtramper', ['tramper', 'tramping', 'nights out']],
    ['termforklift', ['forklift', 'fork-lift', 'fork lift', 'fork lift trucks', 'forklift truck', 'FLT']],
    ['termhgv', ['HGV', 'LGV', 'lorry', 'lorries']],
    ['termpicker', ['picker/packer', 'picking & packing', 'picking n packing', 'order pickers', 'Order-Picker']],
    ['termparttime', ['part time', 'part-time', 'part-timer', 'parttime']],
    ['termtemporary', ['temp', 'temps', 'temporary']],
    ['termpermanent', ['perm', 'permanent']],
  ])('%s', (term, names) => {
    for (const name of names) expect(readTerms(`asked: ${name}, now`).terms, name).toEqual([term]);
  });
});

test('words that are not terms are searched for as they are', () => {
  expect(readTerms('Class 1 driver in Leeds')).toMatchObject({ terms: ['termclass1'], rest: 'driver in Leeds' });
});

test.each([
  ['truck driving jobs', ['termhgv'], 'driver'],
  ['class 2 licence', ['termclass2'], ''],
  ['clean driving licence', ['termcarlicence'], 'clean'],
  ['reach truck driver', ['termreachtruck'], 'driver'],
  ['jobs', [], ''],
])('%s asks for the terms %j and the words %j', (search, terms, rest) => {
  expect(readTerms(search)).toMatchObject({ terms, rest });
});

test.each([
  ['part-time', ['termparttime']],
  ['permanent', ['termfulltime', 'termpermanent']],
  ['temporary', ['termfulltime', 'termtemporary']],
  ['contract', ['termcontract', 'termfulltime']],
] as const)('a %s job has the terms of its contract type, whatever its words', (type, terms) => {
  expect(termsOf({ title: 'Planner' }, type).all).toEqual(terms);
});

test.each(['Class 1 & 2', 'class 2/1', 'class 1 2', 'Class One or Two', 'HGV class 1 and 2', 'class 1 or class 2'])(
  'an advert for %s is for both, a search for it is for either',
  (text) => {
    expect(termsOfTitle(text)).toEqual(expect.arrayContaining(['termclass1', 'termclass2']));
    expect(readTerms(text).terms).toEqual(['termeitherclass']);
  },
);

test('an advert has the wider terms too, a search only the closest', () => {
  expect(termsOf({ title: 'Tanker Driver, ADR' })).toEqual({
    own: ['owntermhazardous', 'owntermtanker'],
    all: ['termhazardous', 'termhgv', 'termtanker'],
  });
  expect(readTerms('HGV Class 1').terms).toEqual(['termclass1']);
});

test('a licence of one class is not mistaken for another', () => {
  const classesOf = (text: string) => termsOf({ title: text }).own;
  for (const text of ['category C+E', 'category C & E', 'cat C and E', 'LGV C+E'])
    expect(classesOf(text)).toEqual(['owntermclass1', 'owntermhgv']);
  expect(classesOf('category C and C+E')).toEqual(['owntermclass1', 'owntermclass2', 'owntermhgv']);
  expect(classesOf('category C1')).toEqual(['owntermseventonne']);
});

test('a word of an advert counts only where it means the term', () => {
  expect(termsOfTitle('HGV Driver - Days')).toContain('termdays');
  expect(termsOf({ title: '', text: '28 days’ holiday; the traffic office; a fridge in the cab' }).all).toEqual([]);
  expect(termsOf({ title: '', benefits: 'Weekly pay, ADR training' }).all).toEqual(['termweeklypay']);
});

test('parts of other words are not terms', () => {
  expect(termsOfTitle('particular first-class service in arctic weather')).toEqual([]);
  expect(termsOfTitle('temp-controlled')).toEqual(['termfridge']);
  expect(termsOfTitle('CE marking')).toEqual(['termcemarking']);
});

test('wider terms exist, and a phrase is listed for searches once', () => {
  const all = Object.values(VOCABULARY);
  for (const wider of all.flatMap(({ kindOf = [] }) => kindOf)) expect(Object.keys(VOCABULARY)).toContain(wider);
  const searched = all.flatMap(({ searches = [] }) => searches);
  expect(searched.filter((phrase, index) => searched.indexOf(phrase) !== index)).toEqual([]);
});
