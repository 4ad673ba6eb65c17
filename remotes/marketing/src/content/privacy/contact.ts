import { brand } from '@site/design-system';
import type { LegalSection } from '../legal-text.ts';

const { address, emails, legalName, phone } = brand;
const privacyMail = { text: emails.privacy, href: `mailto:${emails.privacy}` };
const postalAddress = [address.street, address.town, address.county, address.postcode].join(', ');

export const contact: LegalSection = {
  id: 'contact',
  title: 'Contact and complaints',
  blocks: [
    'Questions, requests and complaints about personal information all go to our data protection contact:',
    {
      points: [
        ['Email: ', privacyMail],
        ['Phone: ', { text: phone.display, href: phone.href }, `, ${brand.openingHours}`],
        `Post: Data protection, ${legalName}, ${postalAddress}`,
      ],
    },
    { heading: 'If you are unhappy with us', id: 'complaints' },
    [
      'Please tell us first, in whatever way suits you; ',
      privacyMail,
      ' is the quickest. As the Data (Use and Access) Act 2025 requires, we acknowledge your complaint within 30 days, look into it without undue delay, keep you informed, and tell you the outcome.',
    ],
    'You can also complain to the data regulator, the Information Commission’s Office (ICO), at any time:',
    {
      points: [
        ['Online: ', { text: 'ico.org.uk/make-a-complaint', href: 'https://ico.org.uk/make-a-complaint/' }],
        ['Phone: ', { text: '0303 123 1113', href: 'tel:+443031231113' }],
        'Post: Information Commission’s Office, 4th Floor, No.3 Circle Square, 5 Hawkshaw Street, Manchester M1 7BL',
      ],
    },
    { heading: 'Changes to this policy' },
    'When we change this policy we change the date at the top. If a change affects what we do with information that we already hold, we tell you before it takes effect.',
  ],
};
