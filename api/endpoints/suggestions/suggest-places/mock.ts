import { MAX_PLACE_SUGGESTIONS } from '@site/contract';
import { SUGGESTIONS_KEPT } from '@site/protocol';
import { isSuggested } from '../../../../mocks/jobs/filters.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { listStates } from '../../../../mocks/states/lists.ts';
import { endpoint, operation } from './contract.ts';

const placeLists = listStates(
  'places',
  (place, number) => ({ ...place, name: `${place.name} ${number}` }),
  ({ name }) => name.startsWith('Le'),
);

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { text } }) {
    const towns = state.places.map(({ kind, name, area, value = name }) => ({ kind, name, area, value }));
    const areas = new Set(towns.map(({ area }) => area));
    const known = [...towns, ...[...areas].map((name) => ({ kind: 'area' as const, name, value: name }))];
    const places = known.filter(({ name }) => isSuggested(name, text)).slice(0, MAX_PLACE_SUGGESTIONS);
    return { data: { places }, headers: { 'cache-control': SUGGESTIONS_KEPT.places } };
  },
  states: placeLists,
  refusedInput: { query: `?text=${'x'.repeat(101)}`, fields: ['text'] },
  shows: {
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
});
