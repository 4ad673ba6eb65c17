import { brand } from '@site/design-system';
import { typeset } from '@site/remote-kit';
import { privacyHref } from '@site/remote-kit/links/marketing.ts';
import type { LegalSection } from './legal-text.ts';

export const TERMS_UPDATED = 'January 2025';

export const termsSections: readonly LegalSection[] = typeset([
  {
    id: 'about-these-terms',
    title: 'About these terms',
    blocks: [
      `This website is run by ${brand.legalName} (“${brand.name}”, “we”). By using it you accept these terms. If you do not, please do not use the site.`,
      'They cover the website only. Work that we carry out for clients, and work that candidates carry out through us, is governed by the agreement signed for it.',
    ],
  },
  {
    id: 'using-the-site',
    title: 'Using the site',
    blocks: [
      'You may read, print and share these pages for your own use or within your organisation. You may not:',
      {
        points: [
          'send us anything unlawful, false or meant to harm, or pretend to be somebody else',
          'try to reach a part of the site that is not meant for you, or test its security without our written consent',
          'collect its content or its job adverts by automated means for another site or database, other than from the job feeds that we publish for that purpose',
          'use its forms to advertise to us or to anybody else',
        ],
      },
    ],
  },
  {
    id: 'jobs',
    title: 'Job adverts and applications',
    blocks: [
      'We act as an employment agency for permanent roles and as an employment business for temporary ones. Adverts are published in good faith from what our clients tell us; pay, hours and places can change, and an advert is not an offer of employment.',
      'You confirm that what you tell us in an application is true and yours to share. We never charge candidates for finding them work.',
    ],
  },
  {
    id: 'information',
    title: 'Information on these pages',
    blocks: [
      'Articles and figures are general information, not legal, tax or safety advice. Rules on drivers’ hours, licences and employment change: check the current rule, or ask us, before you act on what you read here.',
      'We work to keep the site available and correct, but cannot promise that it always is.',
    ],
  },
  {
    id: 'ownership',
    title: 'Who owns what',
    blocks: [
      `The text, drawings, logo and design of this site belong to ${brand.name} or to those who let us use them. What you send us stays yours; you allow us to use it to answer you and to find you work or staff.`,
    ],
  },
  {
    id: 'links',
    title: 'Links to other sites',
    blocks: [
      'Links to partners and employers are there for convenience. We do not control those sites and are not answerable for them.',
    ],
  },
  {
    id: 'liability',
    title: 'Our responsibility to you',
    blocks: [
      'Nothing here limits liability that the law does not allow us to limit, such as for death or injury caused by negligence, or for fraud. Beyond that we are not liable for losses that could not be foreseen, or for loss of business that comes from using this website.',
    ],
  },
  {
    id: 'law',
    title: 'Law and changes',
    blocks: [
      'These terms follow the law of England and Wales, and its courts decide disputes about them. If you live in Scotland or Northern Ireland you may also use the courts there.',
      'When we change these terms we change the date above. The version on this page is the one that counts.',
    ],
  },
  {
    id: 'questions',
    title: 'Questions',
    blocks: [
      [
        'Write to ',
        { text: brand.emails.legal, href: `mailto:${brand.emails.legal}` },
        ' or call ',
        { text: brand.phone.display, href: brand.phone.href },
        '. How we handle personal information is in our ',
        { text: 'privacy policy', href: privacyHref },
        '.',
      ],
    ],
  },
]);
