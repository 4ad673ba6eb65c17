import { describe, expect, test } from 'vitest';
import { advert } from './adverts.test-support.ts';
import { readAdvert } from './logicmelon-advert.ts';

const jobOf = (changes: Record<string, unknown>) => {
  const read = readAdvert(advert(7, changes));
  if (!('job' in read)) throw new Error(read.rejected.reason);
  return read.job;
};

describe('an advert becomes a job', () => {
  test('with its fields in our format', () => {
    expect(jobOf({})).toEqual({
      externalId: '7',
      reference: '7',
      title: 'HGV Class 1 Driver',
      company: 'Aire Haulage',
      location: 'Leeds',
      salaryMin: 36_000,
      salaryMax: 40_000,
      salaryPeriod: 'year',
      jobType: 'permanent',
      category: 'HGV Driver',
      description: '<p>Trunking out of Leeds.</p>',
      requirements: '<ul><li>Category C+E</li></ul>',
      benefits: null,
      applyUrl: null,
      postedAt: new Date('2026-03-01T09:00:00Z'),
      closesOn: null,
    });
  });

  test.each([
    ['C', 'Full Time', 'contract'],
    ['T', 'Full Time', 'temporary'],
    ['P', 'Part Time', 'part-time'],
    ['p', 'part-time', 'part-time'],
    ['?', 'Full Time', null],
    ['constructor', 'Full Time', null],
  ])('type %s, %s -> %s', (AdvertType, AdvertHours, jobType) => {
    expect(jobOf({ AdvertType, AdvertHours }).jobType).toBe(jobType);
  });

  test('hidden pay is not published, and 0 means not given', () => {
    expect(jobOf({ SalaryHide: true })).toMatchObject({ salaryMin: null, salaryMax: null });
    expect(jobOf({ SalaryFrom: 0 })).toMatchObject({ salaryMin: null, salaryMax: 40_000 });
    expect(jobOf({ SalaryFrom: '' })).toMatchObject({ salaryMin: null, salaryMax: 40_000 });
  });

  test('the line of text does not reveal hidden pay either', () => {
    expect(
      jobOf({ SalaryHide: true, SalaryBenefits: '£16.40 an hour plus overtime', Benefits: '<p>Pension</p>' }).benefits,
    ).toBe('<p>Pension</p>');
  });

  test('figures may come as text, and are kept in whole pence', () => {
    expect(jobOf({ SalaryFrom: ' 12.339 ', SalaryTo: '13', SalaryPer: 'Hour' })).toMatchObject({
      salaryMin: 12.34,
      salaryMax: 13,
      salaryPeriod: 'hour',
    });
  });

  test.each([
    [{ SalaryFrom: '16-18' }, 16, 18, 'hour'],
    [{ SalaryFrom: 16, SalaryTo: 18 }, 16, 18, 'hour'],
    [{ SalaryFrom: '£16.50 per hour', SalaryTo: '' }, 16.5, null, 'hour'],
    [{ SalaryFrom: '16 an hour', SalaryPer: null }, 16, null, 'hour'],
    [{ SalaryFrom: '14 + overtime', SalaryTo: 16, SalaryPer: 'hour' }, 14, 16, 'hour'],
    [{ SalaryFrom: '30-35k' }, 30_000, 35_000, 'year'],
    [{ SalaryFrom: '33.000', SalaryTo: '35.000' }, 33_000, 35_000, 'year'],
    [{ SalaryFrom: '£33,000', SalaryTo: '35k + bonus' }, 33_000, 35_000, 'year'],
    [{ SalaryFrom: '650 pw' }, 33_800, null, 'year'],
    [{ SalaryFrom: 150, SalaryTo: 180 }, 150, 180, 'day'],
    [{ SalaryFrom: 16, SalaryTo: 18, SalaryPer: 'Hourly', SalaryCurrency: '£' }, 16, 18, 'hour'],
    [{ SalaryFrom: 16, SalaryPer: 'per hour' }, 16, null, 'hour'],
    [{ SalaryFrom: '£130', SalaryPer: 'Day Rate' }, 130, null, 'day'],
    [{ SalaryFrom: 650, SalaryTo: 700, SalaryPer: 'week' }, 33_800, 36_400, 'year'],
    [{ SalaryFrom: 2_500, SalaryPer: 'pcm' }, 30_000, null, 'year'],
    [{ SalaryFrom: 35_000, SalaryPer: 'Year' }, 35_000, null, 'year'],
    [{ SalaryFrom: 'Competitive', SalaryTo: 'DOE' }, null, null, 'year'],
    [{ SalaryFrom: 'From £30k', SalaryTo: 'negotiable' }, 30_000, null, 'year'],
  ])('pay is read as people write it: %j', (changes, salaryMin, salaryMax, salaryPeriod) => {
    expect(jobOf({ SalaryTo: null, ...changes })).toMatchObject({ salaryMin, salaryMax, salaryPeriod });
  });

  test.each([
    [{ SalaryFrom: null, SalaryTo: null, SalaryPer: null, SalaryCurrency: 'EUR' }],
    [{ SalaryHide: true, SalaryPer: 'fortnight', SalaryFrom: 9, SalaryTo: 2 }],
  ])('faults in pay that is not published are ignored (%j)', (changes) => {
    expect(jobOf(changes)).toMatchObject({ salaryMin: null, salaryMax: null, salaryPeriod: 'year' });
  });

  test('entities and control characters in plain text are read, not shown', () => {
    expect(
      jobOf({
        AdvertTitle: 'Driver &amp; Porter\u0000 &#163;500 bonus &copyright',
        PrimaryLocation: 'King&rsquo;s Lynn',
        Company: 'A&B; <b>',
      }),
    ).toMatchObject({
      title: 'Driver & Porter £500 bonus &copyright',
      location: "King's Lynn",
      company: 'A&B;',
    });
  });

  test('optional fields may be missing', () => {
    const { AdvertID, AdvertTitle, PrimaryLocation, Industry, JobDescription, LastPostDate } = advert(7);
    expect(
      readAdvert({ AdvertID, AdvertTitle, PrimaryLocation, Industry, JobDescription, LastPostDate }),
    ).toMatchObject({ job: { jobType: null, company: null } });
  });

  test.each([
    'http://apply.example/1',
    'javascript:alert(1)',
    'apply.example',
    'https://user:pw@apply.example/',
    'https://:pw@apply.example/',
  ])('the application page %s is dropped', (ApplyUrl) => expect(jobOf({ ApplyUrl }).applyUrl).toBeNull());

  test('an https application page stays', () => {
    expect(jobOf({ ApplyUrl: 'https://apply.example/1?ref=a' }).applyUrl).toBe('https://apply.example/1?ref=a');
  });

  test.each([
    ['2026-03-31', '2026-03-31'],
    ['2026-03-31T00:00:00', '2026-03-31'],
    ['2026-03-30T23:30:00Z', '2026-03-31'],
    ['2026-02-01T17:00:00Z', '2026-02-01'],
    ['/Date(1774915200000)/', '2026-03-31'],
    ['31/03/2026', '2026-03-31'],
    ['31 March 2026', '2026-03-31'],
    ['soon', null],
    ['0001-01-01T00:00:00', null],
    ['', null],
    [7, null],
    [null, null],
  ])('closing date %j is the day %j in London', (ClosingDate, day) =>
    expect(jobOf({ ClosingDate }).closesOn).toBe(day),
  );

  test('the benefits begin with the pay line, as text', () => {
    expect(jobOf({ SalaryBenefits: 'plus <overtime> & bonus', Benefits: '<ul><li>Pension</li></ul>' }).benefits).toBe(
      '<p>plus &lt;overtime&gt; &amp; bonus</p><ul><li>Pension</li></ul>',
    );
  });
});

describe('untrusted markup', () => {
  test.each([
    ['<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['<p onclick="alert(1)" style="color:red" class="x">Hi</p>', '<p>Hi</p>'],
    ['<img src=x onerror=alert(1)><p>Hi</p>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">Hi</a>', '<p>Hi</p>'],
    ['<a href="java&#x09;script&colon;alert(1)">Hi</a>', '<p>Hi</p>'],
    ['<a href="data:text/html,<script>alert(1)</script>">Hi</a>', '<p>Hi</p>'],
    ['<a href="//evil.example">Hi</a>', '<p>Hi</p>'],
    ['<a href="/.netlify/functions/clear-jobs">Hi</a>', '<p>Hi</p>'],
    [
      '<a href="https:evil.example" target="_blank" rel="opener">Hi</a>',
      '<p><a href="https://evil.example/" rel="nofollow noopener">Hi</a></p>',
    ],
    ['<iframe src="https://evil.example"></iframe><b>Hi</b>', '<p><strong>Hi</strong></p>'],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></table></math><p>Hi</p>',
      '<p>Hi</p>',
    ],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">Hi', '<p>Hi</p>'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>Hi</p>', '<p>Hi</p>'],
    ['Hi</p>', '<p>Hi</p>'],
    ['From 5<6 to <3\n\ntons', '<p>From 5&lt;6 to &lt;3</p><p>tons</p>'],
    ['<style>p{display:none}</style><p>Hi', '<p>Hi</p>'],
    ['<svg><script>alert(1)</script></svg><h1>Hi</h1>', '<h3>Hi</h3>'],
    ['One & two\nthree\n\nfour < five', '<p>One &amp; two<br />three</p><p>four &lt; five</p>'],
  ])('%s -> %s', (JobDescription, clean) => {
    expect(jobOf({ JobDescription }).description).toBe(clean);
  });
});

test('endlessly nested lists are cut short', () => {
  const { description } = jobOf({ JobDescription: '<ul><li>'.repeat(5000) + 'Hi' });
  expect(description).toContain('Hi');
  expect(description.length).toBeLessThan(500);
});

describe('an advert that cannot be published says why', () => {
  test.each([
    [{ AdvertTitle: '  ' }, 'AdvertTitle is empty'],
    [{ JobDescription: '<script>alert(1)</script>' }, 'JobDescription has no text'],
    [{ SalaryFrom: -1 }, 'SalaryFrom is negative'],
    [{ SalaryFrom: 50_000 }, 'SalaryTo is below SalaryFrom'],
    [{ SalaryPer: 'fortnight' }, 'SalaryPer is unknown'],
    [{ SalaryCurrency: 'EUR' }, 'SalaryCurrency is not pounds'],
    [{ SalaryCurrency: 'EUR', SalaryFrom: null }, 'SalaryCurrency is not pounds'],
    [{ SalaryPer: null }, 'SalaryPer is unknown'],
    [{ SalaryPer: 'constructor' }, 'SalaryPer is unknown'],
    [{ SalaryPer: 'hour' }, 'SalaryFrom or SalaryTo is too high for its SalaryPer'],
    [{ SalaryTo: 1e9 }, 'SalaryFrom or SalaryTo is too high for its SalaryPer'],
    [{ SalaryFrom: '36 apples' }, 'SalaryFrom is not a number'],
    [{ SalaryTo: '£40k after tax' }, 'SalaryTo is not a number'],
    [{ SalaryFrom: '16 an hour', SalaryTo: '120 a day' }, 'SalaryFrom and SalaryTo are by different periods'],
    [{ SalaryHide: 'yes' }, 'SalaryHide is not true or false'],
    [{ AdvertTitle: undefined }, 'AdvertTitle is empty'],
    [{ AdvertTitle: { text: 'x' } }, 'AdvertTitle is not text'],
    [{ JobDescription: 'x'.repeat(50_001) }, 'JobDescription is too long'],
    [{ LastPostDate: 'yesterday' }, 'LastPostDate is not a date'],
    [{ LastPostDate: '03/13/2026' }, 'LastPostDate is not a date'],
    [{ LastPostDate: 20260301 }, 'LastPostDate is not a date'],
    [{ LastPostDate: '0001-01-01T00:00:00Z' }, 'LastPostDate is not a date'],
  ])('%j', (changes, reason) => {
    expect(readAdvert(advert(7, changes))).toEqual({ rejected: { externalId: '7', reason } });
  });

  test.each([['../../etc'], [1.5], [null], [-3], [2 ** 53]])(
    'an id such as %j, which could not end an address, is refused',
    (AdvertID) => {
      expect(readAdvert(advert(7, { AdvertID }))).toEqual({
        rejected: { externalId: null, reason: 'AdvertID is not a number' },
      });
    },
  );

  test.each([[null], ['text'], [[]]])('%j is not an advert', (raw) => {
    expect(readAdvert(raw)).toMatchObject({ rejected: { externalId: null } });
  });
});
