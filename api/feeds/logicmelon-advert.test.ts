import { describe, expect, test } from 'vitest';
import { advert } from './adverts.test-support.ts';
import { readAdvert } from './logicmelon-advert.ts';

const jobOf = (changes: Record<string, unknown>) => {
  const read = readAdvert(advert(7, changes));
  if (!('job' in read)) throw new Error(read.rejected.reason);
  return read.job;
};

describe('an advert becomes a job', () => {
  test('with its terms in ours', () => {
    expect(jobOf({})).toEqual({
      externalId: '7', title: 'HGV Class 1 Driver', company: 'Aire Haulage', location: 'Leeds', salaryMin: 36_000, salaryMax: 40_000,
      salaryPeriod: 'year', jobType: 'permanent', category: 'HGV Driver', description: '<p>Trunking out of Leeds.</p>',
      requirements: '<ul><li>Category C+E</li></ul>', benefits: null, applyUrl: null, postedAt: new Date('2026-03-01T09:00:00Z'),
    });
  });

  test.each([
    ['C', 'Full Time', 'contract'],
    ['T', 'Full Time', 'temporary'],
    ['P', 'Part Time', 'part-time'],
    ['?', 'Full Time', null],
  ])('type %s, %s -> %s', (AdvertType, AdvertHours, jobType) => {
    expect(jobOf({ AdvertType, AdvertHours }).jobType).toBe(jobType);
  });

  test('hidden pay is not published, and 0 means not given', () => {
    expect(jobOf({ SalaryHide: true })).toMatchObject({ salaryMin: null, salaryMax: null });
    expect(jobOf({ SalaryFrom: 0 })).toMatchObject({ salaryMin: null, salaryMax: 40_000 });
  });

  test.each(['http://apply.example/1', 'javascript:alert(1)', 'apply.example', 'https://user:pw@apply.example/'])(
    'the application page %s is dropped',
    (ApplyUrl) => expect(jobOf({ ApplyUrl }).applyUrl).toBeNull(),
  );

  test('an https application page stays', () => {
    expect(jobOf({ ApplyUrl: 'https://apply.example/1?ref=a' }).applyUrl).toBe('https://apply.example/1?ref=a');
  });

  test('the pay line opens the benefits as text', () => {
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
    ['<a href="javascript:alert(1)">Hi</a>', '<a rel="nofollow noopener">Hi</a>'],
    ['<a href="//evil.example">Hi</a>', '<a rel="nofollow noopener">Hi</a>'],
    ['<iframe src="https://evil.example"></iframe><b>Hi</b>', '<strong>Hi</strong>'],
    ['<style>p{display:none}</style><p>Hi', '<p>Hi</p>'],
    ['<svg><script>alert(1)</script></svg><h1>Hi</h1>', '<h3>Hi</h3>'],
    ['One & two\nthree\n\nfour < five', '<p>One &amp; two<br />three</p><p>four &lt; five</p>'],
  ])('%s -> %s', (JobDescription, clean) => {
    expect(jobOf({ JobDescription }).description).toBe(clean);
  });
});

describe('an advert that cannot be published says why', () => {
  test.each([
    [{ AdvertTitle: '  ' }, 'AdvertTitle is empty'],
    [{ JobDescription: '<script>alert(1)</script>' }, 'JobDescription has no text'],
    [{ SalaryFrom: -1 }, 'SalaryFrom is negative'],
    [{ SalaryFrom: 50_000 }, 'SalaryTo is below SalaryFrom'],
    [{ SalaryPer: 'fortnight' }, 'SalaryPer is unknown'],
    [{ SalaryCurrency: 'EUR' }, 'SalaryCurrency is not pounds'],
    [{ LastPostDate: 'yesterday' }, 'LastPostDate is not a date'],
  ])('%j', (changes, reason) => {
    expect(readAdvert(advert(7, changes))).toEqual({ rejected: { externalId: '7', reason } });
  });

  test.each([['../../etc'], [1.5], [null], [-3]])('an id such as %j could not end an address', (AdvertID) => {
    expect(readAdvert(advert(7, { AdvertID }))).toMatchObject({ rejected: { externalId: null } });
  });

  test.each([[null], ['text'], [[]]])('%j is no advert', (raw) => {
    expect(readAdvert(raw)).toMatchObject({ rejected: { externalId: null } });
  });
});
