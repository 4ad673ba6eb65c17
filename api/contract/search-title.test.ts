import { expect, test } from 'vitest';
import type { JobQuery } from './job-query.ts';
import { searchTitle } from './search-title.ts';

test.each<[Partial<JobQuery>, string]>([
  [{}, 'Transport and logistics jobs'],
  [{ page: 1 }, 'Transport and logistics jobs'],
  [{ page: 3 }, 'Transport and logistics jobs, page 3'],
  [{ category: ['HGV Driver'], near: 'Leeds', page: 2 }, 'HGV Driver jobs in Leeds, page 2'],
  [{ location: ['Leeds', 'Hull'] }, 'Transport and logistics jobs in Leeds or Hull'],
  [{ near: 'LS1', within: 20 }, 'Transport and logistics jobs within 20 miles of LS1'],
  [{ search: 'night trunker jobs' }, 'Night trunker jobs'],
  [{ search: 'jobs' }, 'Transport and logistics jobs'],
  [{ search: 'trunker', category: ['HGV Driver', 'Transport'] }, 'Trunker, HGV Driver or Transport jobs'],
  [{ job_type: ['part-time'], category: ['Warehouse'] }, 'Part-time Warehouse jobs'],
])('a page’s title names its search, place and page: %j', (query, title) => {
  expect(searchTitle(query)).toBe(title);
});
