import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { JOB_TYPES, type Job } from '@site/contract';
import { readAdvert } from '../../../../../api/feeds/logicmelon-advert.ts';
import { jobLocation } from '../../../../../api/jobs/nearby/job-location.ts';
import { workplacesOf } from '../../../../../api/jobs/workplaces.ts';
import { JobDetailPage } from '../../pages/job-detail/page.tsx';
import type { JobDetailData } from '../../pages/job-detail/loader.ts';
import { plainText } from './excerpt.ts';
import { describeJob } from './job-detail.ts';
import { jobPosting } from './job-posting.ts';

const job: Job = {
  id: '42',
  slug: 'class-1-driver-leeds',
  title: 'Class 1 Driver',
  company: null,
  location: 'Leeds',
  places: [{ town: 'Leeds', country: 'GB' }],
  salary_min: 16.5,
  salary_max: null,
  salary_period: 'hour',
  job_type: 'temporary',
  category: 'HGV Driver',
  description: '<p>Nights.</p>',
  requirements: '<p>CPC.</p>',
  benefits: null,
  apply_url: null,
  created_at: '2025-06-05T09:00:00.000Z',
};

const SITE = 'https://jobs.example.com';
const postingOf = (advert: Job) => jobPosting(describeJob(advert, new Date()), SITE);
const posting = (changes: Partial<Job> = {}) => postingOf({ ...job, ...changes }) as Posting;

interface Posting {
  title: string;
  description: string;
  employmentType: string;
  workHours?: string;
  validThrough?: string;
  hiringOrganization: { name: string };
  jobLocation: { address: Record<string, string>; geo?: Record<string, number> };
  baseSalary?: { value: { value?: number; minValue?: number; maxValue?: number; unitText: string } };
}

describe('a job in search engines', () => {
  it('has the job’s title, text, place, type, pay and number', () => {
    expect(posting()).toMatchObject({
      '@type': 'JobPosting',
      title: 'Class 1 Driver',
      description: '<p>Nights.</p>\n<p>CPC.</p>',
      identifier: { '@type': 'PropertyValue', name: 'Haulwell', value: '42' },
      datePosted: '2025-06-05T09:00:00.000Z',
      employmentType: 'TEMPORARY',
      jobLocation: { address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
      baseSalary: { currency: 'GBP', value: { minValue: 16.5, unitText: 'HOUR' } },
      url: 'https://jobs.example.com/jobs/class-1-driver-leeds',
      directApply: true,
    });
  });

  it('has what is known of its place, hours and reference', () => {
    const places = [{ town: 'Leeds', area: 'West Yorkshire', country: 'GB' }];
    const known = { places, latitude: 53.8, longitude: -1.55, reference: 'REF-7' };
    expect(posting({ ...known, weekly_hours: { min: 42, max: 48 } })).toMatchObject({
      identifier: { value: 'REF-7' },
      workHours: '42 to 48 hours a week',
      jobLocation: {
        address: { addressRegion: 'West Yorkshire' },
        geo: { '@type': 'GeoCoordinates', latitude: 53.8, longitude: -1.55 },
      },
    });
    expect(posting()).not.toHaveProperty('workHours');
    expect(posting().jobLocation).not.toHaveProperty('geo');
  });

  it('is valid until the end of its closing day in London, and without such a day until it is gone', () => {
    expect(posting({ closes_on: '2026-06-30' }).validThrough).toBe('2026-06-30T23:59:59+01:00');
    expect(posting({ closes_on: '2026-12-24' }).validThrough).toBe('2026-12-24T23:59:59+00:00');
    expect(posting()).not.toHaveProperty('validThrough');
  });

  it('names no end where the closing day cannot be read', () => {
    expect(posting({ closes_on: 'soon' })).not.toHaveProperty('validThrough');
  });

  it('says that the client is confidential where it is not named', () => {
    expect(posting().hiringOrganization.name).toBe('confidential');
    expect(posting({ company: ' ' }).hiringOrganization.name).toBe('confidential');
    expect(posting({ company: 'Aire Haulage' }).hiringOrganization.name).toBe('Aire Haulage');
  });

  it.each([
    ['permanent', 'FULL_TIME'],
    ['full-time', 'FULL_TIME'],
    ['full_time', 'FULL_TIME'],
    ['part-time', 'PART_TIME'],
    ['contract', 'CONTRACTOR'],
    ['TEMPORARY', 'TEMPORARY'],
    ['seasonal', 'OTHER'],
    ['constructor', 'OTHER'],
    [null, 'FULL_TIME'],
  ])('has the job type %s as %s', (job_type, type) => {
    expect(posting({ job_type }).employmentType).toBe(type);
  });

  it('has a permanent job of few hours as part-time', () => {
    expect(posting({ job_type: 'permanent', weekly_hours: { min: 16, max: 24 } }).employmentType).toBe('PART_TIME');
  });

  it.each([
    [
      { salary_min: 30_000, salary_max: 36_000, salary_period: 'year' },
      { minValue: 30_000, maxValue: 36_000, unitText: 'YEAR' },
    ],
    [
      { salary_min: 150, salary_max: 150, salary_period: 'day' },
      { value: 150, unitText: 'DAY' },
    ],
    [
      { salary_min: null, salary_max: 18, salary_period: 'hour' },
      { maxValue: 18, unitText: 'HOUR' },
    ],
  ] as const)('has its pay as published: %j', (pay, value) => {
    expect(posting(pay).baseSalary?.value).toEqual({ '@type': 'QuantitativeValue', ...value });
  });

  it('invents no pay when none is published', () => {
    expect(posting({ salary_min: null })).not.toHaveProperty('baseSalary');
  });

  it('is left out where the advert has no text or names no place, which search engines require', () => {
    expect(postingOf({ ...job, description: ' ', requirements: null })).toBeUndefined();
    expect(postingOf({ ...job, location: 'Various locations', places: undefined })).toBeUndefined();
  });

  it('is from home where it is, for people of a country', () => {
    const remote = postingOf({ ...job, location: 'Remote', places: undefined, is_remote: true });
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'GB' },
    });
    expect(remote).not.toHaveProperty('jobLocation');
    expect(posting({ places: [{ country: 'IE' }], is_remote: true })).toMatchObject({
      applicantLocationRequirements: { name: 'IE' },
      jobLocation: { address: { addressCountry: 'IE' } },
    });
    expect(posting()).not.toHaveProperty('jobLocationType');
  });

  it('is in each of its places, in the right country', () => {
    const places = [
      { town: 'Dover', area: 'Kent', country: 'GB' },
      { town: 'Calais', country: 'FR' },
    ];
    expect(posting({ location: 'Dover / Calais', places }).jobLocation).toMatchObject([
      { '@type': 'Place', address: { addressLocality: 'Dover', addressRegion: 'Kent', addressCountry: 'GB' } },
      { '@type': 'Place', address: { addressLocality: 'Calais', addressCountry: 'FR' } },
    ]);
    const region = posting({ places: [{ area: 'North West', country: 'GB' }] }).jobLocation;
    expect(region.address).toEqual({ '@type': 'PostalAddress', addressRegion: 'North West', addressCountry: 'GB' });
  });
});

type Rule = (posting: Posting & Record<string, unknown>) => boolean;
const isDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value);
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** What developers.google.com/search/docs/appearance/structured-data/job-posting requires, and the forms it names. */
const REQUIRED: Record<string, Rule> = {
  datePosted: ({ datePosted }) => isDate(datePosted),
  description: ({ description, title }) => isText(description) && description !== title,
  hiringOrganization: ({ hiringOrganization }) => isText(hiringOrganization.name),
  'jobLocation.address.addressLocality': ({ jobLocation }) => isText(jobLocation.address['addressLocality']),
  'jobLocation.address.addressCountry': ({ jobLocation }) => jobLocation.address['addressCountry'] === 'GB',
  title: ({ title }) => isText(title) && !/[!£]|\bjobs?\b/i.test(title),
};
const EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
];
const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];
const RECOMMENDED: Record<string, Rule> = {
  baseSalary: ({ baseSalary }) =>
    baseSalary === undefined ||
    (UNITS.includes(baseSalary.value.unitText) &&
      [baseSalary.value.value, baseSalary.value.minValue, baseSalary.value.maxValue].some((amount) => amount! > 0)),
  directApply: ({ directApply }) => typeof directApply === 'boolean',
  employmentType: ({ employmentType }) => EMPLOYMENT_TYPES.includes(employmentType),
  identifier: ({ identifier }) => isText((identifier as { value: string }).value),
  validThrough: ({ validThrough }) => validThrough === undefined || isDate(validThrough),
};

const feed = new URL('../../../../../api/feeds/sample-feed.json', import.meta.url);
const sampleJobs = (JSON.parse(readFileSync(feed, 'utf8')) as { Adverts: Record<string, unknown>[] }).Adverts.map(
  (advert, index): Job => {
    const read = readAdvert({ ...advert, LastPostDate: '2026-03-01T09:00:00Z' });
    if ('rejected' in read) throw new Error(read.rejected.reason);
    const {
      closesOn: _closesOn,
      salaryMin,
      salaryMax,
      salaryPeriod,
      jobType,
      applyUrl,
      postedAt,
      externalId,
      ...same
    } = read.job;
    return {
      ...same,
      places: workplacesOf(jobLocation(same.location)),
      id: String(index),
      slug: `job-${externalId}`,
      salary_min: salaryMin,
      salary_max: salaryMax,
      salary_period: salaryPeriod,
      job_type: jobType,
      apply_url: applyUrl,
      created_at: postedAt.toISOString(),
    };
  },
);

/** The text of the job's page. */
function pageOf(shown: Job): string {
  const data: JobDetailData = {
    view: 'job',
    detail: describeJob(shown, new Date('2026-03-02T09:00:00Z')),
    related: [],
    promise: '',
  };
  const router = createMemoryRouter([{ id: 'job', path: '*', Component: JobDetailPage, loader: () => data }], {
    hydrationData: { loaderData: { job: data } },
  });
  return plainText(renderToStaticMarkup(createElement(RouterProvider, { router })));
}

describe('every job of the sample feed', () => {
  const postings = sampleJobs.map((sample) => ({
    sample,
    posting: postingOf(sample) as Posting & Record<string, unknown>,
  }));

  it.each(Object.entries({ ...REQUIRED, ...RECOMMENDED }))(
    'has a posting with %s as Google asks for it',
    (_name, rule) => {
      expect(postings.length).toBeGreaterThan(600);
      expect(postings.filter(({ posting: one }) => !one || !rule(one)).map(({ sample }) => sample.title)).toEqual([]);
    },
  );

  it('is among all types and units of pay', () => {
    expect(new Set(sampleJobs.map(({ job_type }) => job_type)).size).toBeGreaterThanOrEqual(JOB_TYPES.length - 1);
    const units = postings.flatMap(({ posting: one }) => one.baseSalary?.value.unitText ?? []);
    expect(new Set(units)).toEqual(new Set(['HOUR', 'DAY', 'YEAR']));
  });

  it('says nothing to search engines that its page does not say to people', () => {
    for (const { sample, posting: one } of postings.slice(0, 120)) {
      const page = pageOf(sample);
      const { value, minValue, maxValue } = one.baseSalary?.value ?? {};
      const amounts = [value, minValue, maxValue].flatMap((amount) =>
        amount ? [amount.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })] : [],
      );
      const company = one.hiringOrganization.name === 'confidential' ? 'Haulwell Client' : one.hiringOrganization.name;
      const shown = [one.title, company, one.jobLocation.address['addressLocality']!, ...amounts];
      for (const text of shown) expect(page).toContain(text);
      const words = plainText(one.description.replaceAll('\n', ' ')).split(' ');
      expect(words.filter((word) => !page.includes(word))).toEqual([]);
    }
  });
});

describe('the rules above', () => {
  it.each([
    ['datePosted', { datePosted: '05/06/2025' }],
    ['description', { description: 'Class 1 Driver' }],
    ['title', { title: 'Driver!!! £20' }],
    ['hiringOrganization', { hiringOrganization: { name: '' } }],
  ])('reject a posting with a wrong %s', (name, wrong) => {
    expect(REQUIRED[name]!({ ...posting(), ...wrong } as never)).toBe(false);
    expect(REQUIRED[name]!({ ...posting() } as never)).toBe(true);
  });
});
