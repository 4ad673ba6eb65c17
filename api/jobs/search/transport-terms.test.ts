import { describe, expect, test } from 'vitest';
import { readTerms, termsOf } from './transport-terms.ts';

describe('names for the same thing are one term', () => {
  test.each([
    [
      'termclass1',
      [
        'Class 1',
        'class one',
        'HGV Class 1',
        'C+E',
        'category C + E',
        'C&E',
        'C and E',
        'cat CE',
        'CE',
        'HGV1',
        'LGV 1',
        'artic',
        'articulated',
      ],
    ],
    ['termclass2', ['Class 2', 'LGV class 2', 'HGV 2', 'category C', 'cat c', 'rigids']],
    ['termseventonne', ['7.5t', '7.5 ton', '7.5 tonne', 'C1', 'category C1']],
    ['termpcv', ['PSV', 'PCV', 'category D']],
    ['termtramper', ['tramper', 'tramping', 'nights out']],
    ['termforklift', ['forklift', 'fork-lift', 'fork lift', 'FLT']],
    ['termhgv', ['HGV', 'LGV', 'lorry', 'lorries']],
    ['termparttime', ['part time', 'part-time', 'part-timer']],
    ['termtemporary', ['temp', 'temps', 'temporary']],
    ['termpermanent', ['perm', 'permanent']],
  ])('%s', (term, names) => {
    for (const name of names) expect(readTerms(`wanted: ${name}, now`).terms, name).toEqual([term]);
  });
});

test('words that are not terms are searched for as they are', () => {
  expect(readTerms('Class 1 driver in Leeds')).toEqual({ terms: ['termclass1'], rest: 'driver in Leeds' });
});

test.each([
  ['part-time', ['termparttime']],
  ['permanent', ['termfulltime', 'termpermanent']],
  ['temporary', ['termfulltime', 'termtemporary']],
  ['contract', ['termfulltime']],
] as const)('a %s job has the terms of its contract type, whatever its words', (type, terms) => {
  expect(termsOf('Planner', type)).toEqual(terms);
});

test.each(['Class 1 & 2', 'class 2/1', 'Class One or Two', 'HGV class 1 and 2'])('%s is both classes', (text) => {
  expect(termsOf(text)).toEqual(expect.arrayContaining(['termclass1', 'termclass2']));
  expect(readTerms(text).terms).toEqual(expect.arrayContaining(['termclass1', 'termclass2']));
});

test('an advert has every term for its words, a search only the closest', () => {
  expect(termsOf('HGV Class 1 Driver, ADR')).toEqual(['termclass1', 'termhazardous', 'termhgv']);
  expect(readTerms('HGV Class 1').terms).toEqual(['termclass1']);
});

test('a licence of one class is not mistaken for another', () => {
  for (const text of ['category C+E', 'category C & E', 'cat C and E']) expect(termsOf(text)).toEqual(['termclass1']);
  expect(termsOf('category C and C+E')).toEqual(['termclass1', 'termclass2']);
  expect(termsOf('category C1')).toEqual(['termseventonne']);
});

test('parts of other words are not terms', () => {
  expect(termsOf('particular first-class service, arctic weather, temp-controlled, CE marking')).toEqual([]);
});
