import type { Expectation } from './expectation.ts';

export const suggestions = {
  suggestPlaces: {
    page: '/jobs',
    how: 'Type “Le” into “Town, county or postcode”.',
    sees: {
      ready: 'Below the field, towns to choose from: “West Yorkshire”.',
    },
    fails: 'No list and no message: the search works with any text.',
    waits: 'Below the field: “Loading suggestions…”.',
  },
  suggestSearches: {
    page: '/jobs',
    how: 'Type “driv” into “Job title, skill or company”.',
    sees: {
      ready: 'Below the field, searches and how many jobs each finds: “HGV Class 1 Driver”.',
    },
    fails: 'No list and no message: the search works with any text.',
    waits: 'Below the field: “Loading suggestions…”.',
  },
} satisfies Record<string, Expectation>;
