import type { Setting } from './settings.ts';

/** A question that people ask of the design system, and how to find the answer from anywhere in Storybook. */
export interface Question {
  question: string;
  /** What to type into the sidebar's search; the first result is the page. */
  search: string;
  /** Id of the page that answers it, without '--docs'. */
  page: string;
  /** The story of that page to open in the sidebar, if one of them answers it rather than the page. */
  story?: { name: string; id: string };
  /** What to choose in the toolbar. */
  toolbar?: readonly Setting[];
  /** The heading above the answer. */
  under?: string;
  /** The token below that heading whose uses to unfold. */
  token?: string;
  /** Words of the answer; without any, the look of the story is the answer. */
  answer?: string;
}

export const questions: readonly Question[] = [
  {
    question: 'Which component is a filter that can be taken away again?',
    search: 'removable filter',
    page: 'components-actions-chip',
    answer: 'filter chip',
  },
  {
    question: 'May a form be in a panel that slides in?',
    search: 'drawer',
    page: 'components-overlays-slideover',
    under: 'Do and don’t',
    answer: 'A stray tap outside would lose what was typed',
  },
  {
    question: 'What are the parts of a text field called?',
    search: 'text box',
    page: 'components-forms-textfield',
    under: 'Anatomy',
    answer: 'Control. As wide as its column',
  },
  {
    question: 'How does a disabled chip look in the dark, in the second brand?',
    search: 'filter chip',
    page: 'components-actions-chip',
    story: { name: 'Disabled', id: 'disabled' },
    toolbar: ['dark', 'wayfell'],
  },
  {
    question: 'How does a button look when the browser’s text is twice as large?',
    search: 'push button',
    page: 'components-actions-button',
    story: { name: 'Primary', id: 'primary' },
    toolbar: ['large'],
  },
  {
    question: 'What tells a chip that is on from one that is off in forced colours?',
    search: 'filter chip',
    page: 'components-actions-chip',
    story: { name: 'On', id: 'on' },
    toolbar: ['forced'],
  },
  {
    question: 'Is there room for a language with longer words?',
    search: 'page numbers',
    page: 'components-navigation-pagination',
    story: { name: 'On A Phone', id: 'on-a-phone' },
    toolbar: ['longer'],
  },
  {
    question: 'Which token is the border of a chip?',
    search: 'filter chip',
    page: 'components-actions-chip',
    under: 'Tokens',
    answer: '--color-border border',
  },
  {
    question: 'What else uses that token?',
    search: 'semantic colours',
    page: 'foundations-colour',
    under: 'Semantic colours',
    token: '--color-border',
    answer: 'DataTable',
  },
  {
    question: 'Has muted text enough contrast in the dark?',
    search: 'on paper in the dark',
    page: 'foundations-colour',
    under: 'On paper in the dark',
    answer: 'text-muted',
  },
  {
    question: 'What may the label of a button say?',
    search: 'push button',
    page: 'components-actions-button',
    under: 'Content',
    answer: 'Begin with a verb',
  },
  {
    question: 'How is an amount of money written?',
    search: 'currency',
    page: 'content-dates-money-numbers',
    answer: '£30,000–£35,000 per annum',
  },
  {
    question: 'Which keys move through the suggestions of a combobox?',
    search: 'autocomplete',
    page: 'components-forms-combobox',
    under: 'Keyboard',
    answer: 'Arrow down, Arrow up',
  },
  {
    question: 'What does a screen reader say of a table?',
    search: 'data grid',
    page: 'components-display-datatable',
    under: 'Screen readers',
    answer: 'column header',
  },
  {
    question: 'Which pages use the steps of a process?',
    search: 'stepper',
    page: 'components-navigation-progresssteps',
    under: 'Where it is used',
    answer: 'Marketing: ',
  },
  {
    question: 'May I rely on a combobox, and since which version?',
    search: 'typeahead',
    page: 'components-forms-combobox',
    answer: 'since 1.3.0',
  },
  {
    question: 'What did the newest version change?',
    search: 'release notes',
    page: 'changelog',
    under: 'Changed',
    answer: 'looks disabled on the accent',
  },
  {
    question: 'What does the list of jobs show when it is empty?',
    search: 'job list',
    page: 'pages-job-board-job-list',
    story: { name: 'Empty', id: 'empty' },
    answer: 'No jobs found matching your criteria',
  },
  {
    question: 'Who approves a visual change?',
    search: 'Chromatic',
    page: 'reviewing-a-change',
    under: 'With Chromatic',
    answer: 'Accept',
  },
  {
    question: 'What is a token called in Figma?',
    search: 'Figma',
    page: 'foundations-tokens-in-other-tools',
    answer: 'color/text-muted',
  },
];
