export interface Need {
  /** What somebody wants to show or do, continuing 'I need'. */
  need: string;
  /** The component that does it. */
  component: string;
  /** Its export, when that has another name. */
  exportName?: string;
  /** Id of its documentation page, without '--docs'. */
  page: string;
  /**
   * How it looks when it is empty, too full or has failed, and the name of the story that shows it.
   */
  otherwise: { what: string; story: string };
}

const inArea =
  (area: string) =>
  (component: string, need: string, what: string, story: string): Need => ({
    need,
    component,
    page: `components-${area}-${component.toLowerCase()}`,
    otherwise: { what, story },
  });

const actions = inArea('actions');
const display = inArea('display');
const feedback = inArea('feedback');
const forms = inArea('forms');
const layout = inArea('layout');
const navigation = inArea('navigation');
const overlays = inArea('overlays');
const type = inArea('type');

/** What people look for and why it is not here, by the words that they look for it by. */
export const absent: ReadonlyArray<{ names: readonly string[]; why: string }> = [
  {
    names: ['tooltip', 'hover card'],
    why: 'There is no tooltip: touch and many keyboards would not reach it. Help is a field’s hint, or a sentence beside the control.',
  },
  {
    names: ['popover', 'flyout menu'],
    why: 'There is no popover: more about something is a Disclosure or a page of its own, and a few actions are buttons in a Cluster.',
  },
  {
    names: ['toast', 'snackbar'],
    why: 'There is no toast: it goes before everybody has read it. A Banner stays where the work was done, and can be announced.',
  },
];

/** Pages about several components together. */
export const patterns: ReadonlyArray<{ title: string; page: string }> = [
  { title: 'Dialogs and pages', page: 'patterns-dialogs-and-pages' },
  { title: 'Forms', page: 'patterns-forms' },
  { title: 'A gated page', page: 'patterns-gated-page' },
  { title: 'Lists with filters', page: 'patterns-lists-with-filters' },
  { title: 'Loading and failing', page: 'patterns-loading-and-failing' },
];

/** Need, component and edge case, grouped by purpose. */
export const needs: ReadonlyArray<{ title: string; needs: readonly Need[] }> = [
  {
    title: 'Something to press',
    needs: [
      actions(
        'Button',
        'an action on this page: send, save, open',
        'Pending: keeps its size, shows a spinner, ignores a second press',
        'pending',
      ),
      actions('LinkButton', 'a link that is the main way on', 'A long label wraps', 'long-label-on-a-phone'),
      actions('Link', 'a link in a sentence or a list', 'Says that it opens in a new tab', 'in-a-new-tab'),
      actions('RetryButton', 'a second try after a failure', 'Pending: keeps focus', 'pending'),
      actions('IconButton', 'an action that an icon alone conveys, where words do not fit', 'Disabled', 'disabled'),
      actions('Chip', 'a choice that is on or off, beside others: a quick filter', 'Disabled', 'disabled'),
      actions('CopyButton', 'a text copied to the clipboard', 'Says that copying failed', 'says-that-it-failed'),
      actions(
        'ShareButton',
        'this page shared with somebody else',
        'Says when neither sharing nor copying works',
        'says-when-nothing-works',
      ),
      actions('StickyActionBar', 'the one action of a long page, in view on a phone', 'On a phone', 'on-a-phone'),
    ],
  },
  {
    title: 'An answer from the visitor',
    needs: [
      forms(
        'TextField',
        'one line: a name, an email address, a number',
        'The error says what is wrong, under the label',
        'with-error',
      ),
      forms(
        'TextArea',
        'several lines',
        'Nothing is cut beyond the limit: the count says how much is over',
        'beyond-the-limit-nothing-is-cut',
      ),
      forms('Select', 'one of many, or of few where space is short', 'With an error', 'with-error'),
      forms('RadioGroup', 'one of a few, all in view', 'The error belongs to the group', 'with-error'),
      forms('SegmentedControl', 'one of a few views of the same content', 'Five fit a phone', 'on-a-phone'),
      forms('Checkbox', 'yes or no; agreement', 'With an error', 'with-error'),
      forms('FileField', 'a document', 'Chosen', 'chosen'),
      forms('PasswordField', 'a password', 'With an error', 'with-error'),
      forms('SearchField', 'words to search for', 'Cleared in one press', 'clears'),
      forms('FilterGroup', 'filters that belong together, and fold', 'With an error in one of them', 'with-error'),
      forms('FormActions', 'the buttons at a form’s end', 'While the form is being sent', 'sending'),
      forms(
        'ErrorSummary',
        'a list of all errors, at the top of a form',
        'Takes focus when errors appear',
        'takes-focus-when-errors-appear',
      ),
      forms(
        'Honeypot',
        'a trap for spam bots',
        'Sent if filled in: the server discards the message',
        'sent-with-the-form',
      ),
      forms('Combobox', 'a text of which many are known: a town, a job title', 'Nothing found', 'nothing-found'),
      forms('CheckboxGroup', 'several of a few', 'A count beside each option', 'with-details'),
      forms('FilterBar', 'the filters of a list in one row above it', 'On a phone', 'on-a-phone'),
    ],
  },
  {
    title: 'A message about what happened',
    needs: [
      feedback(
        'Banner',
        'a message about this page or what was just done',
        'A failure is announced at once',
        'assertive',
      ),
      feedback('PageMessage', 'a page with only a message: nothing here, failed, done', 'A failure', 'failure'),
      feedback('ErrorState', 'a part of a page that failed to load', 'Retry', 'with-retry'),
      feedback('EmptyState', 'a part of a page, such as a list, with nothing in it', 'Offers an action', 'with-action'),
      feedback(
        'Skeleton',
        'a placeholder while content loads, when its shape is known',
        'In the shape of the content',
        'in-the-shape-of-a-card',
      ),
      feedback(
        'Spinner',
        'a sign that work is in progress, when the result has no known shape',
        'With a label for screen readers',
        'with-label',
      ),
      {
        ...feedback(
          'Announcer',
          'an announcement for screen readers only',
          'Without a provider nothing breaks',
          'without-provider-nothing-breaks',
        ),
        exportName: 'AnnouncerProvider',
      },
    ],
  },
  {
    title: 'Something over the page',
    needs: [
      overlays(
        'Dialog',
        'a short separate task: apply, confirm',
        'If sending its form fails, it stays open and says so',
        'form-that-was-not-sent',
      ),
      overlays(
        'SlideOver',
        'part of the page, hidden beyond its edge until needed: filters on a phone',
        'Longer than the window',
        'long-content',
      ),
    ],
  },
  {
    title: 'Something to show',
    needs: [
      display('Card', 'things that belong together, one of several', 'Long words on a phone', 'long-words-on-a-phone'),
      display('DataTable', 'figures or records to compare', 'No rows', 'no-rows'),
      display('DescriptionList', 'the facts of one thing', 'Long values on a phone', 'long-on-a-phone'),
      display('Stat', 'one figure and what it counts', 'Long on a phone', 'long-on-a-phone'),
      display('Badge', 'the status of something', 'Long on a phone', 'long-on-a-phone'),
      display('Tag', 'what something is about', 'Compared with Badge and Chip', 'beside-badge-and-chip'),
      display(
        'Avatar',
        'a person or an organisation',
        'Initials when the photo fails to load',
        'photo-that-does-not-arrive',
      ),
      display('Quote', 'somebody’s own words', 'Without a name', 'alone'),
      display('CheckList', 'a list of short benefits, each with a tick', 'On a phone', 'columns-on-a-phone'),
      display('Timeline', 'milestones and their dates', 'On a phone', 'on-a-phone'),
      display('Accordion', 'questions, one answer open at a time', 'Long questions and answers', 'long-texts'),
      display(
        'Disclosure',
        'one part that folds away',
        'Folded content is out of reach',
        'folded-content-is-out-of-reach',
      ),
      display(
        'Hero',
        'the band that opens a page, with its title and often a drawing',
        'A long title on a phone',
        'long-on-a-phone',
      ),
      display('CallToAction', 'the one thing to do next, at the end of a page', 'Long on a phone', 'long-on-a-phone'),
      display('Highlight', 'search terms marked in a text', 'No match: unchanged text', 'no-match'),
      display('Icon', 'a symbol beside words, or instead of them', 'Labelled when it stands alone', 'with-meaning'),
      display('Logo', 'the agency’s name and mark', 'On a dark background', 'on-dark'),
      display('RoadLine', 'a rule between parts of a page', 'On every tone', 'on-every-tone'),
      display(
        'Panel',
        'a part of a page in a box, with a title and perhaps its state',
        'Long words on a phone',
        'long-on-a-phone',
      ),
      display('BarChart', 'amounts or ranges to compare, as bars', 'Long words on a phone', 'long-on-a-phone'),
      display('LineChart', 'a change over time, as a line', 'A gap where there is no figure', 'with-gaps'),
      display('Feature', 'a point with an icon, a title and a sentence', 'Long words on a phone', 'long-on-a-phone'),
      display(
        'MediaCard',
        'a card with a picture that leads somewhere: an article',
        'Long words on a phone',
        'long-on-a-phone',
      ),
      display('FactList', 'key facts at a glance, each with an icon', 'Long words on a phone', 'long-on-a-phone'),
    ],
  },
  {
    title: 'Navigation',
    needs: [
      navigation(
        'SiteHeader',
        'the top of every page: name, menu, main action',
        'The menu is longer than a small phone',
        'long-menu-on-a-small-phone',
      ),
      navigation('SiteFooter', 'the bottom of every page', 'On a phone', 'on-a-phone'),
      navigation('SkipLink', 'a way past the header, for keyboard users', 'Visible with focus', 'seen-with-focus'),
      navigation('Breadcrumb', 'where this page is in the site', 'Long names on a phone', 'long-names-on-a-phone'),
      navigation('Pagination', 'the pages of a list', 'Nothing when there is one page', 'one-page-only'),
      navigation('ProgressSteps', 'a process, and how far along it is', 'On a phone', 'at-a-step-on-a-phone'),
      navigation('OnThisPage', 'links to the sections of a long page', 'Long words on a phone', 'long-on-a-phone'),
      navigation('TabNav', 'the pages of one area', 'On a phone', 'on-a-phone'),
    ],
  },
  {
    title: 'Words',
    needs: [
      type(
        'Heading',
        'a heading, with a level for the outline and a separate size',
        'Long words on a phone',
        'long-words-on-a-phone',
      ),
      type('Text', 'a sentence or a paragraph', 'Long words on a phone', 'long-words-on-a-phone'),
      type('Prose', 'an article, an advert, a legal page', 'On a phone', 'on-a-phone'),
      type('VisuallyHidden', 'words for screen readers only', 'Read but not seen', 'read-but-not-seen'),
      type(
        'SectionIntro',
        'the title of a section and the sentence under it',
        'Long words on a phone',
        'long-on-a-phone',
      ),
    ],
  },
  {
    title: 'Layout',
    needs: [
      layout('Section', 'a band across the page', 'On a phone', 'on-a-phone'),
      layout('Container', 'the page’s column', 'Gutters on a phone', 'gutters-on-a-phone'),
      layout('Stack', 'things stacked vertically', 'Aligned to the start', 'start'),
      layout('Cluster', 'things in a row that wraps', 'Wrapping', 'wrapping'),
      layout('Grid', 'equal columns, as many as fit', 'One column on a phone', 'one-column-on-a-phone'),
      layout('ScrollArea', 'a long list in a fixed height', 'Short enough not to scroll', 'short-list'),
      layout('Columns', 'two parts side by side in wide windows', 'Long words on a phone', 'long-on-a-phone'),
    ],
  },
];
