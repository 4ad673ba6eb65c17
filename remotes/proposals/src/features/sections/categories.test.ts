import { describe, expect, test } from 'vitest';
import { PROPOSAL_COPIES, type ProposalCopy, type SectionId } from '@site/contract';
import { proposalFixture } from '@site/mocks';
import { categoryLabel, categoryOf, GROUPS, sectionsIn, themeInPart, themeLabel, themeOf } from './categories.ts';

test.each<[SectionId, string]>([
  ['position', 'strategy'],
  ['objective', 'strategy'],
  ['expertise', 'strategy'],
  ['attraction', 'operations'],
  ['relocation', 'operations'],
  ['management', 'operations'],
  ['assessment', 'operations'],
  ['mobilisation', 'operations'],
  ['proposition', 'execution'],
  ['training', 'execution'],
  ['supply', 'execution'],
  ['committed', 'execution'],
  ['technology', 'support'],
  ['compliance', 'support'],
  ['onsite', 'strategy'],
])('the filter finds %s under %s', (id, category) => {
  expect(categoryOf({ id })).toBe(category);
});

test('a section that nobody knows is found under strategy', () => {
  expect(categoryOf({ id: 'unknown' })).toBe('strategy');
  expect(themeOf({ id: 'unknown' })).toBe('strategy');
});

test.each<[SectionId, string]>([
  ['attraction', 'Operational excellence'],
  ['relocation', 'Operational excellence'],
  ['management', 'Operational excellence'],
  ['mobilisation', 'Operational excellence'],
  ['proposition', 'Implementation'],
  ['training', 'Implementation'],
  ['supply', 'Implementation'],
  ['technology', 'Support systems'],
  ['compliance', 'Support systems'],
  ['expertise', 'Core capabilities'],
  ['objective', 'Strategic planning'],
  ['position', 'Strategic planning'],
  ['assessment', 'Strategic planning'],
  ['committed', 'Strategic planning'],
  ['onsite', 'Strategic planning'],
])('among results, %s has the theme %s', (id, label) => {
  expect(themeLabel(themeOf({ id }), 'updated')).toBe(label);
});

test('the operator’s copy says Technical systems', () => {
  expect(themeLabel('support', 'operator')).toBe('Technical systems');
  expect(themeLabel('support', 'original')).toBe('Support systems');
});

test('under a heading, a card has the theme of its part, but expertise keeps its own', () => {
  expect(themeInPart({ id: 'mobilisation' }, 'strategy')).toBe('strategy');
  expect(themeInPart({ id: 'expertise' }, 'strategy')).toBe('expertise');
});

test.each<[ProposalCopy, string]>([
  ['updated', 'Support'],
  ['original', 'Technical'],
  ['operator', 'Support'],
])('the %s copy calls its last category %s', (copy, label) => {
  expect(categoryLabel('support', copy)).toBe(label);
});

describe('the grouped view', () => {
  const groups = (copy: ProposalCopy) =>
    Object.fromEntries(
      GROUPS[copy].map((group) => [
        group.part,
        sectionsIn(group, copy, proposalFixture(copy).sections).map(({ id }) => id),
      ]),
    );

  test('of the updated copy has mobilisation under strategy, and no onsite card', () => {
    expect(groups('updated')).toEqual({
      strategy: ['objective', 'position', 'expertise', 'mobilisation'],
      operations: ['attraction', 'relocation', 'management', 'assessment'],
      execution: ['proposition', 'training', 'supply'],
      support: ['technology', 'compliance'],
    });
  });

  test('of the original copy has mobilisation under operations, onsite under support, and the committed partner', () => {
    expect(groups('original')).toEqual({
      strategy: ['objective', 'position', 'expertise'],
      operations: ['mobilisation', 'attraction', 'relocation', 'management', 'assessment'],
      execution: ['proposition', 'training', 'supply', 'committed'],
      support: ['onsite', 'technology', 'compliance'],
    });
  });

  test('of the operator’s copy has the committed partner under execution', () => {
    expect(groups('operator').execution).toEqual(['proposition', 'training', 'supply', 'committed']);
  });

  test.each(PROPOSAL_COPIES)('of the %s copy shows each section once, also one that nobody knows', (copy) => {
    const stray = { id: 'unknown', title: 'Stray', content: { overview: '' } } as const;
    const sections = [...proposalFixture(copy).sections, stray];
    const shown = GROUPS[copy].flatMap((group) => sectionsIn(group, copy, sections));
    expect(shown.toSorted((a, b) => sections.indexOf(a) - sections.indexOf(b))).toEqual(sections);
  });
});
