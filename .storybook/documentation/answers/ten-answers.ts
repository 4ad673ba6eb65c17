/** What somebody who writes `depots.tsx` asks of Storybook's server for programs, after its list of what there is. */
export const TEN_QUESTIONS = [
  { question: 'Which component is for what?', id: 'which-component--docs' },
  { question: 'How does a list with filters behave?', id: 'patterns-lists-with-filters' },
  { question: 'From which widths may a layout change?', id: 'foundations-breakpoints--docs' },
  { question: 'What can a call be made to answer?', id: 'contract-mock-states--docs' },
  { question: 'What does a group of filters take?', id: 'components-forms-filtergroup' },
  { question: 'What do its choices take?', id: 'components-forms-checkboxgroup' },
  { question: 'What goes on a card, and what not?', id: 'components-display-card' },
  { question: 'What is said when nothing matches?', id: 'components-feedback-emptystate' },
  { question: 'Which tokens has a panel of filters on a phone?', id: 'components-overlays-slideover' },
  { question: 'Which heading has which level?', id: 'components-type-heading' },
] as const;
