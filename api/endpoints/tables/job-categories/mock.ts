import { JOB_CATEGORY_COLUMNS } from '@site/contract';
import { mockTable } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { listStates } from '../../../../mocks/states/lists.ts';
import { endpoint, operation } from './contract.ts';

const categoryLists = listStates('categories', (category, number) => ({
  ...category,
  id: `${category.id}-${number}`,
  name: `${category.name} ${number}`,
}));

export const mock = mockTable(endpoint, {
  operation,
  columns: JOB_CATEGORY_COLUMNS,
  rows: () => state.categories,
  states: categoryLists,
  shows: {
    page: '/test-supabase',
    sees: {
      ready: 'Seven categories, each with its colour: “Job categories (7)”.',
      empty: 'No category: “No categories found. Make sure you ran the SQL schema.”',
      one: 'A single category: “Job categories (1)”.',
      many: 'A long list: “Job categories (140)”.',
      minimal: 'Seven names, without colour and description: “Job categories (7)”.',
      hostile: 'Long words wrap, markup shows as text: “<p>Llanfairpwll”.',
      429: '“Error fetching categories: Too many requests. Please wait 15 minutes before trying again.”',
      500: '“Error fetching categories: Something went wrong on our side. Please try again.”',
      503: '“Error fetching categories: We cannot save or look up anything at the moment.”',
    },
    fails: 'In place of the list, and in the status line: “Error fetching categories: ”. “Connection failed”.',
    waits: 'The page comes late: “Job categories”.',
  },
});
