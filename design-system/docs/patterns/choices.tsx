import { DataTable } from '../../src/components/data-table/data-table.tsx';
import { Show } from '../blocks/show.tsx';

const columns = [
  { key: 'task', label: 'What it is' },
  { key: 'answer', label: 'Use' },
  { key: 'why', label: 'Because' },
] as const;

const rows = [
  { task: 'Something to link to, share or return to', answer: 'A page', why: 'A dialog has no address' },
  {
    task: 'A short task that ends where it began: apply for this job',
    answer: 'Dialog',
    why: 'The job stays in view behind it',
  },
  { task: 'One question before something is deleted', answer: 'Dialog', why: 'It has to be answered first' },
  {
    task: 'Part of the page that does not fit a phone: filters',
    answer: 'SlideOver',
    why: 'It is still the same page',
  },
  { task: 'The outcome of an action', answer: 'Banner', why: 'Nobody has to respond to it' },
  { task: 'More about one thing, for those who want it', answer: 'Disclosure', why: 'It opens where it belongs' },
  { task: 'A form in several steps', answer: 'A page for each', why: 'The back button must work' },
];

export const Choices = () => (
  <Show>
    <DataTable caption="Dialog, page, or neither" columns={columns} rows={rows} />
  </Show>
);
