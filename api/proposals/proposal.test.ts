import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { PROPOSAL_COPIES, ProposalSchema, type ProposalCopy, type SectionId } from '@site/contract';
import { findProposal } from './proposal.ts';

const idsIn = (copy: ProposalCopy) => findProposal(copy).sections.map(({ id }) => id);
const textOf = (copy: ProposalCopy, id: SectionId) =>
  JSON.stringify(findProposal(copy).sections.find((section) => section.id === id) ?? expect.fail(id));

const ALL: SectionId[] = [
  'objective',
  'position',
  'expertise',
  'mobilisation',
  'attraction',
  'relocation',
  'management',
  'assessment',
  'proposition',
  'training',
  'supply',
  'technology',
  'compliance',
];

describe.each(PROPOSAL_COPIES)('the %s copy', (copy) => {
  test('is complete, and has the title and start of the project', () => {
    expect(v.parse(ProposalSchema, findProposal(copy))).toEqual(findProposal(copy));
    expect(findProposal(copy)).toMatchObject({
      copy,
      title: 'Contingency Plan for Driver Mobilisation',
      projectStart: 'September 2026',
      figures: [{ value: '300+' }, { value: '2' }, { value: '12 weeks' }],
      overview: {
        rows: [{ value: 'Sep 2026' }, { value: 'Wirral & St Helens' }, { value: '35,000+' }, { value: 'Optional' }],
        badge: 'Ready for Implementation',
      },
      closing: {
        badge: 'Compliance Ready',
        tagline: 'Powered by People, Driven by Compliance',
        payment: 'PAYE & FCSA Umbrella Options Available',
      },
    });
  });

  test('has the sections that every copy has', () => {
    expect(idsIn(copy).filter((id) => ALL.includes(id as SectionId))).toEqual(ALL);
  });

  test.each<[SectionId, string[]]>([
    ['objective', ['300+', 'Wirral', 'St Helens', 'September 2026', '12 weeks']],
    [
      'position',
      ['at most one of the two', '24 hours before the transfer', 'from 50 to 150', '20 more', 'a week before'],
    ],
    ['mobilisation', ['300+', '2: Wirral and St Helens', 'September 2026', '12 weeks', '3 to 6 weeks', 'Weeks 1 to 4']],
    ['expertise', ['35,000+', '150+ drivers', '5 weeks', '300+']],
    ['management', ['Compliance', 'Relocation & housing', 'Marketing', 'Payroll & finance', 'based locally']],
    ['assessment', ['3 to 6 weeks', 'Within 1 week of assessment', '3 to 5 routes']],
    ['relocation', ['2 to 6 bedrooms', '28-day rolling contracts', 'Utilities included']],
    ['proposition', ['50 hours per week over 5 days', 'at least 10 hours', 'at most 1 hour', '2026']],
    ['proposition', ['£17.53', '£22.50', '£169', '£198', '£17.63 per hour', '£22.40 per hour', '£26.45 per hour']],
    [
      'training',
      ['OLAT', 'TM CPC', 'First Aid', 'Mental Health awareness', 'Driver CPC modules', 'e-learning platform'],
    ],
    ['supply', ['300+', '12 weeks', '1 to 4 weeks']],
    ['compliance', ['PAYE', 'FCSA umbrella']],
  ])('states in %s: %j', (id, figures) => {
    for (const figure of figures) expect(textOf(copy, id)).toContain(figure);
  });

  test.each(['drivers', 'training', 'compliance', 'technology', 'recruitment', 'mobilisation'])(
    'has something about “%s”, which an empty search suggests',
    (word) => {
      expect(JSON.stringify(findProposal(copy).sections).toLowerCase()).toContain(word);
    },
  );

  test('shows its two leaders with photos that travel inside it', () => {
    const [management] = findProposal(copy).sections.filter((section) => section.id === 'management');
    const photos = management?.content.leadership.details.map(({ photo }) => photo);
    expect(photos).toEqual([expect.stringMatching(/^data:image\/svg/), expect.stringMatching(/^data:image\/svg/)]);
  });
});

test.each<[ProposalCopy, SectionId[]]>([
  ['updated', []],
  ['original', ['committed', 'onsite']],
  ['operator', ['committed']],
])('besides these, the %s copy has %j', (copy, extra) => {
  expect(idsIn(copy).filter((id) => !ALL.includes(id as SectionId))).toEqual(extra);
});

test.each<[ProposalCopy, string]>([
  ['updated', 'LCRCA'],
  ['original', 'LCRCA'],
  ['operator', 'Transport UK'],
])('the %s copy names its client, as an empty search suggests it: %s', (copy, client) => {
  expect(JSON.stringify(findProposal(copy).sections)).toContain(client);
});

test('only the original copy says what draws drivers', () => {
  const has = PROPOSAL_COPIES.filter((copy) => textOf(copy, 'proposition').includes('"attractions"'));
  expect(has).toEqual(['original']);
});

test('the operator’s copy speaks to the operator', () => {
  expect(JSON.stringify(findProposal('operator').sections)).not.toMatch(/combined authority|the operator’s/);
});
