export interface Need {
  /** What somebody wants to show or to have done, continuing 'I need'. */
  need: string;
  /** The component that does it, by the name it is exported with. */
  component: string;
  /** Id of its documentation page, without '--docs'. */
  page: string;
  /**
   * What becomes of it when there is nothing to show, too much, or something went wrong; and the name of the story that
   * shows it.
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

/** Need, component, and how it fails; by what people come looking for. */
export const needs: ReadonlyArray<{ title: string; needs: readonly Need[] }> = [
  {
    title: 'Something to press',
    needs: [
      actions(
        'Button',
        'an action on this page: send, save, open',
        'Waits: keeps its size, shows that it works, takes no second press',
        'pending',
      ),
      actions('LinkButton', 'a link that is the main way on', 'A long label wraps', 'long-label-on-a-phone'),
      actions('Link', 'a link in a sentence or a list', 'Says that it opens another tab', 'in-a-new-tab'),
      actions('RetryButton', 'a second try at what failed', 'Waits, and keeps the focus', 'pending'),
      actions('IconButton', 'an action that its icon says alone, where words do not fit', 'Disabled', 'disabled'),
      actions('Chip', 'a choice that is on or off, beside others: a quick filter', 'Disabled', 'disabled'),
      actions('CopyButton', 'a text copied to the clipboard', 'Says that copying failed', 'says-that-it-failed'),
      actions(
        'ShareButton',
        'this page handed to somebody else',
        'Says when neither sharing nor copying works',
        'says-when-nothing-works',
      ),
    ],
  },
  {
    title: 'An answer from somebody',
    needs: [
      forms(
        'TextField',
        'one line: a name, an e-mail address, a number',
        'The error says what is wrong, under the label',
        'with-error',
      ),
      forms(
        'TextArea',
        'several lines',
        'Nothing is cut beyond the limit: the count says by how much',
        'beyond-the-limit-nothing-is-cut',
      ),
      forms('Select', 'one of many, or of few where space is short', 'With an error', 'with-error'),
      forms('RadioGroup', 'one of a few, all in view', 'The error belongs to the group', 'with-error'),
      forms('SegmentedControl', 'one of a few views of the same content', 'Five fit a phone', 'on-a-phone'),
      forms('Checkbox', 'yes or no; agreement', 'With an error', 'with-error'),
      forms('PasswordField', 'a password', 'With an error; hidden again when sent', 'with-error'),
      forms('SearchField', 'words to search for', 'Cleared in one press', 'clears'),
      forms('FilterGroup', 'filters that belong together, and fold', 'With a wrong value among them', 'with-error'),
      forms('FormActions', 'the buttons at a form’s end', 'While the form is being sent', 'sending'),
      forms(
        'ErrorSummary',
        'all that is wrong in a form, at its head',
        'Takes the focus when errors appear',
        'takes-focus-when-errors-appear',
      ),
      forms(
        'Honeypot',
        'a trap for programs that fill in forms',
        'Filled in, it is sent: the server discards the message',
        'sent-with-the-form',
      ),
    ],
  },
  {
    title: 'To say what happened',
    needs: [
      feedback('Banner', 'a message about this page or what was just done', 'A failure is said at once', 'assertive'),
      feedback('PageMessage', 'a page that has only a message: nothing here, failed, done', 'A failure', 'failure'),
      feedback('ErrorState', 'a part of a page that failed to load', 'Retry', 'with-retry'),
      feedback('EmptyState', 'a part of a page, such as a list, with nothing in it', 'Offers a way on', 'with-action'),
      feedback(
        'Skeleton',
        'content on its way, whose shape is known',
        'In the shape of what will come',
        'in-the-shape-of-a-card',
      ),
      feedback(
        'Spinner',
        'work under way, whose result has no shape',
        'With words, which screen readers hear',
        'with-label',
      ),
      feedback(
        'Announcer',
        'something said to screen readers alone',
        'Without a provider nothing breaks',
        'without-provider-nothing-breaks',
      ),
    ],
  },
  {
    title: 'Something above the page',
    needs: [
      overlays(
        'Dialog',
        'a short task of its own: apply, confirm',
        'The form in it was not sent: it stays open and says so',
        'form-that-was-not-sent',
      ),
      overlays(
        'SlideOver',
        'part of the page that waits beyond its edge: filters on a phone',
        'Longer than the window',
        'long-content',
      ),
    ],
  },
  {
    title: 'To show things',
    needs: [
      display('Card', 'things that belong together, one of several', 'Long words on a phone', 'long-words-on-a-phone'),
      display('DataTable', 'figures or records to compare', 'No rows', 'no-rows'),
      display('DescriptionList', 'the facts of one thing', 'Long values on a phone', 'long-on-a-phone'),
      display('Stat', 'one figure and what it counts', 'Long on a phone', 'long-on-a-phone'),
      display('Badge', 'the status of something', 'Long on a phone', 'long-on-a-phone'),
      display('Tag', 'what something is about', 'Told apart from Badge and Chip', 'beside-badge-and-chip'),
      display(
        'Avatar',
        'a person or an organisation',
        'The photograph does not arrive: initials',
        'photo-that-does-not-arrive',
      ),
      display('Quote', 'somebody’s own words', 'Nobody named', 'alone'),
      display('CheckList', 'short benefits, each with a tick', 'On a phone', 'columns-on-a-phone'),
      display('Timeline', 'milestones and their dates', 'On a phone', 'on-a-phone'),
      display('Accordion', 'questions, one answer open at a time', 'Long questions and answers', 'long-texts'),
      display(
        'Disclosure',
        'one part that folds away',
        'Folded content is out of reach',
        'folded-content-is-out-of-reach',
      ),
      display('Hero', 'the band that opens a page', 'A long title on a phone', 'long-on-a-phone'),
      display('CallToAction', 'the one thing to do next, at a page’s end', 'Long on a phone', 'long-on-a-phone'),
      display('Highlight', 'searched words, marked in a text', 'No match: the text as it is', 'no-match'),
      display('Icon', 'a sign beside words, or instead of them', 'Alone, it says its meaning', 'with-meaning'),
      display('Logo', 'the agency’s name and mark', 'On a dark ground', 'on-dark'),
      display('RoadLine', 'a rule between parts of a page', 'On every tone', 'on-every-tone'),
    ],
  },
  {
    title: 'To find one’s way',
    needs: [
      navigation(
        'SiteHeader',
        'the head of every page: name, menu, main action',
        'The menu is longer than a small phone',
        'long-menu-on-a-small-phone',
      ),
      navigation('SiteFooter', 'the foot of every page', 'On a phone', 'on-a-phone'),
      navigation('SkipLink', 'a way past the header, for the keyboard', 'Seen with the focus', 'seen-with-focus'),
      navigation('Breadcrumb', 'where this page stands', 'Long names on a phone', 'long-names-on-a-phone'),
      navigation('Pagination', 'the pages of a list', 'One page only: nothing', 'one-page-only'),
      navigation('ProgressSteps', 'a process, and how far along it is', 'On a phone', 'at-a-step-on-a-phone'),
    ],
  },
  {
    title: 'Words',
    needs: [
      type(
        'Heading',
        'a heading: level for the outline, size for the eye',
        'Long words on a phone',
        'long-words-on-a-phone',
      ),
      type('Text', 'a sentence or a paragraph', 'Long words on a phone', 'long-words-on-a-phone'),
      type('Prose', 'an article, an advert, a legal page', 'On a phone', 'on-a-phone'),
      type('VisuallyHidden', 'words for screen readers alone', 'Read but not seen', 'read-but-not-seen'),
    ],
  },
  {
    title: 'To put things in their place',
    needs: [
      layout('Section', 'a band across the page', 'On a phone', 'on-a-phone'),
      layout('Container', 'the page’s column', 'Its gutters on a phone', 'gutters-on-a-phone'),
      layout('Stack', 'things under one another', 'Stretched, or at its start', 'start'),
      layout('Cluster', 'things in a row that wraps', 'Wrapping', 'wrapping'),
      layout('Grid', 'equal columns, as many as fit', 'One column on a phone', 'one-column-on-a-phone'),
      layout('ScrollArea', 'a long list in a fixed height', 'Short enough not to scroll', 'short-list'),
    ],
  },
];
