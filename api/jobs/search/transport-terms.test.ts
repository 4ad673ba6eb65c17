import { describe, expect, test } from 'vitest';
import { readTerms, termsOf } from './transport-terms.ts';

describe('names for the same thing are one term', () => {
  test.each([
    ['termclass1', ['Class 1', 'class one', 'HGV Class 1', 'C+E', 'category C + E', 'cat CE', 'artic', 'articulated']],
    ['termclass2', ['Class 2', 'LGV class 2', 'category C', 'cat c', 'rigids']],
    ['termseventonne', ['7.5t', '7.5 tonne', 'C1', 'category C1']],
    ['termpcv', ['PSV', 'PCV', 'category D']],
    ['termtramper', ['tramper', 'tramping', 'nights out']],
    ['termforklift', ['forklift', 'fork-lift', 'fork lift', 'FLT']],
    ['termhgv', ['HGV', 'LGV', 'lorry', 'lorries']],
  ])('%s', (term, names) => {
    for (const name of names) expect(readTerms(`wanted: ${name}, now`).terms, name).toEqual([term]);
  });
});

test('what is no term is left to search for', () => {
  expect(readTerms('Class 1 driver in Leeds')).toEqual({ terms: ['termclass1'], rest: 'driver in Leeds' });
});

test('an advert has every term that its words stand for, a search only the closest', () => {
  expect(termsOf('HGV Class 1 Driver, ADR')).toEqual(['termclass1', 'termhazardous', 'termhgv']);
  expect(readTerms('HGV Class 1').terms).toEqual(['termclass1']);
});

test('a licence of one class is not taken for the other', () => {
  expect(termsOf('category C+E')).not.toContain('termclass2');
  expect(termsOf('category C1')).toEqual(['termseventonne']);
});

test('parts of other words are no terms', () => {
  expect(termsOf('particular first-class service, arctic weather')).toEqual([]);
});
