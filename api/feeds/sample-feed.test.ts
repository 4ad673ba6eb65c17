import { readFileSync } from 'node:fs';
import { JOB_CATEGORIES, JOB_LOCATIONS } from '@site/contract';
import { expect, test } from 'vitest';

interface SampleAdvert {
  AdvertID: number;
  PrimaryLocation: string;
  Industry: string;
  JobDescription: string;
  SalaryFrom: number | null;
  SalaryTo: number | null;
}

const feed = JSON.parse(readFileSync(new URL('sample-feed.json', import.meta.url), 'utf8')) as {
  TotalItemCount: number;
  Adverts: SampleAdvert[];
};

test('there are more adverts than the 500 jobs the site claims, each with its own id and text', () => {
  expect(feed.Adverts.length).toBeGreaterThanOrEqual(640);
  expect(feed.TotalItemCount).toBe(feed.Adverts.length);
  expect(new Set(feed.Adverts.map((advert) => advert.AdvertID)).size).toBe(feed.Adverts.length);
  expect(new Set(feed.Adverts.map((advert) => advert.JobDescription)).size).toBe(feed.Adverts.length);
});

test.each(JOB_LOCATIONS)('a visitor who filters by %s finds at least a page of jobs', (location) => {
  expect(feed.Adverts.filter((advert) => advert.PrimaryLocation === location).length).toBeGreaterThanOrEqual(12);
});

test.each(JOB_CATEGORIES)('the specialisation %s has at least two pages of jobs', (category) => {
  expect(feed.Adverts.filter((advert) => advert.Industry === category).length).toBeGreaterThanOrEqual(24);
});

test('there is hostile markup for the sanitiser to remove', () => {
  const descriptions = feed.Adverts.map((advert) => advert.JobDescription).join('\n');
  for (const danger of ['<script', 'onclick=', 'onerror=', 'javascript:', '<style', '<iframe'])
    expect(descriptions).toContain(danger);
});

test('no pay range is upside down', () => {
  const reversed = feed.Adverts.filter(
    (advert) => advert.SalaryFrom !== null && advert.SalaryTo !== null && advert.SalaryFrom > advert.SalaryTo,
  );
  expect(reversed).toEqual([]);
});
