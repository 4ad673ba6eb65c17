import { brand } from '@site/design-system';
import { typeset } from '@site/remote-kit';

/** The words around every article. */
export const frame = typeset({
  backToAll: 'Back to all articles',
  contents: 'On this page',
  byline: 'By',
  share: 'Share article',
  copyLink: 'Copy link',
  neighbours: 'Previous and next article',
  previous: 'Previous article',
  next: 'Next article',
  related: 'Related articles',
  printedAt: 'This article is at',
});

export const closing = typeset({
  title: 'Ready for your next road?',
  text: 'Tell us what you drive and where you live. A consultant who knows your licence category replies within 24 hours.',
  actions: {
    candidates: 'Find work with us',
    call: `Call ${brand.phone.display}`,
    mail: 'Email our recruiters',
  },
});
