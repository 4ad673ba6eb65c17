import { expect, test } from 'vitest';
import { breadcrumbList } from '@site/remote-kit';
import { jobTrail } from './job-trail.ts';

test('search engines get the trail that the page shows', () => {
  expect(breadcrumbList(jobTrail({ title: 'Night Driver', category: 'HGV Driver' }), 'https://jobs.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://jobs.example/' },
      { '@type': 'ListItem', position: 2, name: 'Jobs', item: 'https://jobs.example/jobs' },
      { '@type': 'ListItem', position: 3, name: 'HGV Driver jobs', item: 'https://jobs.example/jobs/hgv-driver' },
      { '@type': 'ListItem', position: 4, name: 'Night Driver' },
    ],
  });
});

test('a job of an unknown specialisation is right below all jobs', () => {
  expect(jobTrail({ title: 'Astronaut', category: 'Space' }).map(({ label }) => label)).toEqual([
    'Home',
    'Jobs',
    'Astronaut',
  ]);
});
