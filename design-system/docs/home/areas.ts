import type { IconName } from '../../src/components/icon/icons.ts';

export interface Area {
  title: string;
  icon: IconName;
  /** Id of the Storybook page that the card opens. */
  page: string;
  text: string;
}

/** The parts of this Storybook, as cards on its home page. */
export const areas: readonly Area[] = [
  {
    title: 'Foundations',
    icon: 'route',
    page: 'foundations-colour--docs',
    text: 'Colour and its contrast, type, space, motion: the basis of everything, read from the token files.',
  },
  {
    title: 'Components',
    icon: 'truck',
    page: 'components-actions-button--docs',
    text: 'Every component in every state, with its rules and the story that proves each of them.',
  },
  {
    title: 'Patterns',
    icon: 'handshake',
    page: 'patterns-forms--docs',
    text: 'How components work together: forms, lists with filters, gated pages, loading and failing.',
  },
  {
    title: 'Content',
    icon: 'document',
    page: 'content-voice--docs',
    text: 'The words: errors, buttons, dates, money, and how to write about people.',
  },
  {
    title: 'Pages',
    icon: 'bus',
    page: 'pages-marketing-home--ready',
    text: 'The site’s own pages on a mocked API: loading, empty, failed, long, and on a phone.',
  },
  {
    title: 'Reviewing a change',
    icon: 'check',
    page: 'reviewing-a-change--docs',
    text: 'What a change looks like before and after, and how it is approved.',
  },
  {
    title: 'Proposing a component',
    icon: 'users',
    page: 'proposing-a-component--docs',
    text: 'How something new gets in, without code: what is asked of it, and who decides.',
  },
];
