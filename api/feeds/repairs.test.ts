import { describe, expect, test } from 'vitest';
import { advert } from './adverts.test-support.ts';
import { Findings } from './findings.ts';
import { readAdvert } from './logicmelon-advert.ts';

function repairsIn(changes: Record<string, unknown>) {
  const read = readAdvert(advert(7, changes));
  if ('rejected' in read) throw new Error(read.rejected.reason);
  return read.repairs;
}

describe('what was repaired in an advert', () => {
  test('nothing, where it is as it should be', () => {
    expect(repairsIn({})).toEqual([]);
    expect(
      repairsIn({
        AdvertTitle: 'Driver & Porter, £15 < £16',
        JobDescription: 'One & two\r\n\r\nthree\u00A0four <jo@haulier.example>',
        ClosingDate: '2026-03-31',
        ApplyUrl: 'https://apply.example/1',
        SalaryFrom: null,
      }),
    ).toEqual([]);
  });

  test.each([
    [{ AdvertTitle: 'Picker &amp;amp; Packer' }, 'Entities in plain text were decoded', 'Picker &amp;amp; Packer'],
    [{ Company: 'Tyne &pound15' }, 'Entities in plain text were decoded', 'Tyne &pound15'],
    [{ AdvertTitle: 'Driver <b>now</b>' }, 'Tags in plain text were left out', 'Driver <b>now</b>'],
    [
      { AdvertTitle: 'Ware\u00ADhouse' },
      'Marks that nobody sees were left out, and styled letters made plain',
      'Ware\u00ADhouse',
    ],
    [
      { JobDescription: '&lt;p&gt;Good&lt;/p&gt;' },
      'HTML that was encoded as text was decoded',
      '&lt;p&gt;Good&lt;/p&gt;',
    ],
    [
      { JobDescription: '<p>Good<script>x</script></p>' },
      'Scripts, styles, forms and other unsafe HTML were left out',
      '<p>Good<script>x</script></p>',
    ],
    [
      { Benefits: '<p onclick="x">Good</p>' },
      'Scripts, styles, forms and other unsafe HTML were left out',
      '<p onclick="x">Good</p>',
    ],
    [
      { JobDescription: '<p>\uFFFD15 an hour</p>' },
      'Characters were lost before the feed came to the site: \uFFFD stands in their places',
      '<p>\uFFFD15 an hour</p>',
    ],
    [
      { LastPostDate: '2026-03-01T09:00:00' },
      'LastPostDate has no offset: it was read as London’s time',
      '2026-03-01T09:00:00',
    ],
    [
      { LastPostDate: '/Date(1772355600000)/' },
      'LastPostDate is in an unusual form: it was read as meant',
      '/Date(1772355600000)/',
    ],
    [
      { LastPostDate: '2026-03-01T09:00:00+01' },
      'LastPostDate is in an unusual form: it was read as meant',
      '2026-03-01T09:00:00+01',
    ],
    [
      { ClosingDate: 'soon' },
      'ClosingDate cannot be read: the job stays open, unless its text says when it closes',
      'soon',
    ],
    [{ ApplyUrl: 'http://apply.example' }, 'ApplyUrl is not https: it was left out', 'http://apply.example'],
    [{ SalaryFrom: '36000' }, 'Pay came as text: it was read as numbers', '36000'],
    [{ SalaryFrom: 'Competitive' }, 'Pay came as words without a figure: none is shown for them', 'Competitive'],
    [
      { SalaryFrom: 16, SalaryTo: 18 },
      'SalaryPer does not fit the pay: its words or its size say by what it is paid',
      '16-18 annum',
    ],
    [
      { PrimaryLocation: 'M62 corridor' },
      'PrimaryLocation names no place that the site knows: search engines get no posting of the job',
      'M62 corridor',
    ],
  ])('%j: %s', (changes, what, example) => expect(repairsIn(changes)).toEqual([{ what, example }]));

  test.each(['Leeds LS10', 'LS10', 'Remote', 'UK wide', 'Various locations', 'Dublin', 'North West'])(
    'the place %s needs no correction',
    (PrimaryLocation) => expect(repairsIn({ PrimaryLocation })).toEqual([]),
  );

  test('a date without offset or time is both unusual and London’s', () => {
    expect(repairsIn({ LastPostDate: '2026-03-01' })).toHaveLength(2);
  });
});

describe('findings', () => {
  const finding = (what: string, outcome: 'refused' | 'repaired' = 'repaired') => ({
    outcome,
    what,
    externalId: '7',
    example: what.repeat(300),
  });

  test('are counted by kind, with the first example, shortened; what was refused comes first', () => {
    const findings = new Findings();
    for (const what of ['a', 'b', 'b']) findings.add(finding(what));
    findings.add({ ...finding('a'), externalId: '8' });
    findings.add({ ...finding('a'), externalId: '9' });
    findings.add(finding('a', 'refused'));
    findings.addAll([{ ...finding('b'), adverts: 4 }]);
    expect(findings.list()).toEqual([
      { outcome: 'refused', what: 'a', adverts: 1, externalId: '7', example: `${'a'.repeat(200)}…` },
      { outcome: 'repaired', what: 'b', adverts: 6, externalId: '7', example: `${'b'.repeat(200)}…` },
      { outcome: 'repaired', what: 'a', adverts: 3, externalId: '7', example: `${'a'.repeat(200)}…` },
    ]);
  });

  test.each([
    ['Ware\u00ADhouse', 'Ware‹U+00AD›house'],
    ['a\u0000b', 'a‹U+0000›b'],
    ['one\r\ntwo', 'one two'],
    [`${'x'.repeat(199)}😀`, `${'x'.repeat(199)}\uFFFD…`],
  ])('have examples that can be stored and seen: %j', (example, shown) => {
    const findings = new Findings();
    findings.add({ outcome: 'repaired', what: 'a', externalId: '7', example });
    expect(findings.list()).toMatchObject([{ example: shown }]);
  });

  test('are of few kinds, whatever the feed has', () => {
    const findings = new Findings();
    for (let kind = 0; kind < 1_000; kind += 1) findings.add(finding(String(kind)));
    expect(findings.list()).toHaveLength(100);
  });
});
