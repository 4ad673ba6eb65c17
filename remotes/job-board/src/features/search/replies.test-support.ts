import { http, HttpResponse } from 'msw';
import { endpoints, type JobList } from '@site/contract';
import { mockState } from '@site/mocks';

const functions = '*/.netlify/functions';

/** get-jobs answers any search with these extras and, unless told otherwise, 23 jobs. */
export const findsJobs = (extras: Partial<JobList>, total = 23) =>
  http.get(`*${endpoints.getJobs.path}`, () =>
    HttpResponse.json({
      jobs: mockState.jobs.slice(0, Math.min(total, 12)),
      pagination: { total, totalPages: Math.ceil(total / 12), hasPrev: false, hasNext: total > 12 },
      ...extras,
    }),
  );

const places = [
  { name: 'Salford', area: 'Greater Manchester', kind: 'town', value: 'Salford' },
  { name: 'Salisbury', area: 'Wiltshire', kind: 'town', value: 'Salisbury' },
  { name: 'Salop', kind: 'area', value: 'Salop' },
];

/** suggest-places answers with `places` and passes each text that it was asked about to `asked`. */
export const suggestsPlaces = (asked: (text: string | null) => void = () => undefined) =>
  http.get(`${functions}/suggest-places`, ({ request }) => {
    asked(new URL(request.url).searchParams.get('text'));
    return HttpResponse.json({ places });
  });

export const suggestsSearches = http.get(`${functions}/suggest-searches`, () =>
  HttpResponse.json({
    searches: [
      { text: 'forklift driver', total: 41 },
      { text: 'forklift engineer', total: 1 },
    ],
  }),
);
