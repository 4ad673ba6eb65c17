import { describe, expect, test } from 'vitest';
import type { Backend } from './backends.ts';
import { dataOf, listJobs } from './calls.ts';

export function placeCases(backend: () => Backend): void {
  const near = (place: string, query: Parameters<typeof listJobs>[1] = {}) =>
    listJobs(backend().visitor(), { limit: 100, ...query, near: place });
  const suggest = async (text: string) => dataOf(await backend().visitor().api.suggestPlaces({ text })).places;

  describe('jobs near a place', () => {
    test('are within ten miles of a town unless asked otherwise, each with its distance', async () => {
      const { jobs, place } = await near('leeds');
      expect(place).toEqual({ kind: 'town', name: 'Leeds', area: 'West Yorkshire' });
      expect(jobs.some(({ location, distance }) => location === 'Leeds' && distance === 0)).toBe(true);
      expect(jobs.filter(({ distance = Infinity }) => distance > 10)).toEqual([]);
    });

    test('are as far away as was asked for, and no further', async () => {
      const { jobs } = await near('Leeds', { within: 30 });
      const distances = new Map(jobs.map(({ location, distance }) => [location, distance]));
      expect(distances.get('Sheffield')).toBe(29);
      expect(distances.get('Manchester')).toBeUndefined();
    });

    test('come nearest first when that is asked for, then newest first', async () => {
      const { jobs } = await near('Leeds', { within: 30, sort: 'nearest' });
      const wrong = jobs.slice(1).filter((job, index) => {
        const [a, b] = [jobs[index]!, job].map(({ distance }) => distance ?? Infinity) as [number, number];
        return a > b || (a === b && jobs[index]!.created_at < job.created_at);
      });
      expect(wrong).toEqual([]);
    });

    test('are each on one page of the nearest', async () => {
      const all = await near('Leeds', { within: 30, sort: 'nearest' });
      const paged = [];
      for (let page = 1; page <= Math.ceil(all.pagination.total / 5); page += 1)
        paged.push(...(await near('Leeds', { within: 30, sort: 'nearest', limit: 5, page })).jobs);
      expect(paged.map(({ id }) => id)).toEqual(all.jobs.map(({ id }) => id));
    });

    test('are found by a postcode, of which only the outward part is used', async () => {
      const full = await near('ls1 4ap');
      expect(full.place).toEqual({ kind: 'postcode', name: 'LS1', area: 'West Yorkshire' });
      expect(full.jobs.some(({ location }) => location === 'Leeds')).toBe(true);
      expect(full).toEqual(await near('LS1'));
    });

    test('are found in all of an area, without a distance', async () => {
      const { jobs, place } = await near('Yorkshire');
      expect(place).toMatchObject({ kind: 'area', name: 'Yorkshire' });
      const locations = new Set(jobs.map(({ location }) => location));
      expect([...locations]).toEqual(expect.arrayContaining(['Leeds', 'Sheffield', 'Hull', 'Doncaster']));
      expect(locations).not.toContain('Manchester');
      expect(jobs.filter(({ distance }) => distance !== undefined)).toEqual([]);
    });

    test('are, for an unknown place, those whose location names it', async () => {
      const { pagination, place } = await near('Atlantis');
      expect([pagination.total, place]).toEqual([0, { kind: 'unknown', name: 'Atlantis' }]);
    });

    test('are near the largest place of that name, and the reply names the others', async () => {
      const { place } = await near('Newport');
      expect(place).toMatchObject({ kind: 'town', name: 'Newport', area: 'Gwent' });
      expect(place?.meant).toContain('Newport, Isle of Wight');
      const other = await near('Newport, Isle of Wight');
      expect(other.place).toMatchObject({ name: 'Newport', area: 'Isle of Wight' });
    });

    test('have the position and the area of their place', async () => {
      const { jobs } = await near('Leeds');
      const job = jobs.find(({ location }) => location === 'Leeds');
      expect(job?.area).toBe('West Yorkshire');
      expect(job?.latitude).toBeCloseTo(53.8, 1);
      expect(job?.longitude).toBeCloseTo(-1.55, 1);
    });
  });

  describe('jobs like one', () => {
    test('are the nearest of its category first, then those more than thirty miles away, each with its distance', async () => {
      const { api } = backend().visitor();
      const [job] = (await near('Leeds', { category: 'HGV Driver', sort: 'nearest' })).jobs;
      const { relatedJobs } = dataOf(await api.getJobDetails({ slug: job!.slug }));
      const distances = relatedJobs.map(({ distance = Infinity }) => distance);
      const nearby = distances.filter((miles) => miles <= 30);
      expect(nearby.length).toBeGreaterThan(0);
      expect(distances.slice(0, nearby.length)).toEqual(nearby.toSorted((a, b) => a - b));
    });
  });

  describe('suggested places', () => {
    test('begin as typed, whatever the case', async () => {
      expect(await suggest('SALF')).toContainEqual({
        kind: 'town',
        name: 'Salford',
        area: 'Greater Manchester',
        value: 'Salford',
      });
    });

    test('are at most eight, and none for a single letter', async () => {
      expect((await suggest('le')).length).toBeLessThanOrEqual(8);
      expect(await suggest('l')).toEqual([]);
      expect(await suggest('')).toEqual([]);
    });

    test('have a value that finds just that place', async () => {
      const found = await suggest('newport');
      expect(found.length).toBeGreaterThan(1);
      for (const { value, name, area } of found) expect((await near(value)).place).toMatchObject({ name, area });
    });
  });
}
