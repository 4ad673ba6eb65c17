import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: () => ({
    success: true,
    database: 'Mocked PostgreSQL',
    totalActiveJobs: state.jobs.length,
    activeCategories: state.categories.filter((category) => category.is_active).length,
  }),
  shows: {
    page: '/test-supabase-debug',
    how: 'Press “Test Supabase connection”.',
    sees: {
      ready: '“200 OK”, and the reply: “Mocked PostgreSQL”.',
      minimal: 'A reply without the database’s name: “200 OK”.',
      hostile: 'Markup shows as text: “<script>”.',
      429: 'The refusal as it came: “429 Too Many Requests”.',
      500: 'The refusal as it came: “500 Internal Server Error”.',
      503: 'The refusal as it came: “503 Service Unavailable”.',
      offline: 'No reply: “Fetch error”.',
    },
    fails: 'A reply that is not JSON: “JSON parse error”, and “First 500 characters of the raw reply”.',
    waits: 'The button says “Testing...”.',
  },
});
