import type { Expectation } from './expectation.ts';

export const suggestions = {
  suggestPlaces: {
    page: '/jobs',
    how: 'Type “Le” into “Town, county or postcode”.',
    sees: {
      ready: 'Below the field, two towns and a county to choose from: “West Yorkshire”.',
      empty: 'No list, and screen readers hear “No suggestions”.',
      one: 'Below the field, a single town: “West Yorkshire”.',
      many: 'Below the field, eight towns and no more: “Leicester 3”.',
      minimal: 'The towns without their counties: “Leicester”.',
      hostile: 'Below the field, long words wrap, and markup shows as text: “<script>”.',
    },
    fails: 'No list and no message, as any text will do: “Search”.',
    waits: 'Below the field: “Loading suggestions…”.',
  },
  suggestSearches: {
    page: '/jobs',
    how: 'Type “driv” into “Job title, skill or company”.',
    sees: {
      ready: 'Below the field, eight searches, each with its number of jobs: “HGV Class 1 Driver”.',
      empty: 'No list, and screen readers hear “No suggestions”.',
      one: 'Below the field, a single search: “HGV Class 1 Driver”.',
      many: 'Below the field, eight searches and no more: “Driver A”.',
      hostile: 'Below the field, long words wrap, and markup shows as text: “<script>”.',
    },
    fails: 'No list and no message, as any text will do: “Search”.',
    waits: 'Below the field: “Loading suggestions…”.',
  },
} satisfies Record<string, Expectation>;
