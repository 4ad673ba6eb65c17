import type { JobList } from '@site/contract';
import { expect } from 'vitest';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import type { TestApi } from '../test-support.ts';

const day = (number: number) => `2026-02-${String(number).padStart(2, '0')}T09:00:00Z`;

/** Six jobs, with ids in the order of posting, newest last. */
export const feed = testFeed(
  advert(1, { LastPostDate: day(1), AdvertTitle: 'HGV Class 1 Driver', SalaryFrom: 36_000, SalaryTo: 40_000 }),
  advert(2, {
    LastPostDate: day(2),
    AdvertTitle: 'Night Trunker',
    PrimaryLocation: 'London',
    SalaryPer: 'hour',
    SalaryFrom: 20,
    SalaryTo: 22.5,
  }),
  advert(3, {
    LastPostDate: day(3),
    AdvertTitle: 'Warehouse Operative',
    Industry: 'Warehouse',
    PrimaryLocation: 'South London',
    SalaryHide: true,
    Requirements: null,
    AdvertType: 'T',
  }),
  advert(4, {
    LastPostDate: day(4),
    AdvertTitle: '100% Remote Planner',
    Industry: 'Transport',
    PrimaryLocation: 'Bristol',
    SalaryPer: 'day',
    SalaryFrom: 200,
    SalaryTo: null,
    Requirements: null,
  }),
  advert(5, {
    LastPostDate: day(5),
    AdvertTitle: 'Depot Manager (O\'Brien), "Acting"',
    Industry: 'Management',
    PrimaryLocation: 'Leeds',
    SalaryFrom: null,
    SalaryTo: 60_000,
    Company: null,
    Requirements: null,
    JobDescription: 'Run the depot, reading and writing reports.',
  }),
  advert(6, {
    LastPostDate: day(6),
    AdvertTitle: 'HGV Class 2 Driver',
    SalaryFrom: 30_000,
    SalaryTo: 32_000,
    AdvertHours: 'Part Time',
    ApplyUrl: 'https://apply.example/6',
  }),
);

export async function listJobs(api: TestApi, query: Record<string, string | number>): Promise<JobList> {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await api.get(`/.netlify/functions/get-jobs?${parameters}`);
  expect(response.status).toBe(200);
  return (await response.json()) as JobList;
}

export const idOf = ({ slug }: { slug: string }) => Number(slug.split('-').at(-1));
