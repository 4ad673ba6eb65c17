import { endpoints } from '@site/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { hostileOf, minimalOf } from './rewritten-replies.ts';

const { reply } = endpoints.getJobDetails;
const job = {
  id: '7',
  slug: 'van-driver',
  title: 'Van Driver',
  location: 'Leeds',
  category: 'Van Driver',
  description: '<p>Vans.</p>',
  created_at: '2026-11-16T09:00:00.000Z',
  company: 'Parcelry',
  salary_min: 20_000,
  shifts: ['nights'],
};

test('a minimal reply has what the contract requires, and nothing else', () => {
  const { id, slug, title, created_at } = job;
  const minimal = minimalOf(reply, { job, relatedJobs: [job] });
  expect(minimal).toMatchObject({ job: { id, slug, title, created_at } });
  expect(JSON.stringify(minimal)).not.toMatch(/Parcelry|20000|nights/);
  expect(v.is(reply, minimal)).toBe(true);
});

test('a hostile reply leaves references alone, and its HTML as harmless as the server makes it', () => {
  const hostile = hostileOf(reply, { job, relatedJobs: [] });
  expect(v.is(reply, hostile)).toBe(true);
  const { title, description, slug } = (hostile as { job: typeof job }).job;
  expect(slug).toBe('van-driver');
  expect(title).not.toBe('Van Driver');
  expect(description).toContain('<p>');
  expect(description).not.toContain('<script>');
});
