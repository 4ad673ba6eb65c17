import { MAX_SUGGESTED_SEARCHES } from '@site/contract';
import { SUGGESTIONS_KEPT } from '@site/protocol';
import { fits, isSuggested } from '../../../../mocks/jobs/filters.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { listStates } from '../../../../mocks/states/lists.ts';
import { copyOfJob } from '../../jobs/mock.ts';
import { endpoint, operation } from './contract.ts';

const jobsInAnyWords = listStates('jobs', (job, number) => ({
  ...copyOfJob(job, number),
  title: `Driver ${String.fromCodePoint(64 + number)}`,
}));

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { text } }) {
    // Without what follows a dash or a bracket.
    const titles = new Set(state.jobs.map(({ title }) => title.split(/ [-(]/)[0] ?? title));
    const searches = [...titles]
      .filter((title) => isSuggested(title, text))
      .map((search) => ({ text: search, total: state.jobs.filter((job) => fits(job, { search }, state.now)).length }))
      .toSorted((a, b) => b.total - a.total)
      .slice(0, MAX_SUGGESTED_SEARCHES);
    return { data: { searches }, headers: { 'cache-control': SUGGESTIONS_KEPT.searches } };
  },
  states: jobsInAnyWords,
  refusedInput: { query: `?text=${'x'.repeat(201)}`, fields: ['text'] },
  shows: {
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
});
