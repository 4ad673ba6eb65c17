import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Contact Us',
  description:
    'Call, e-mail, visit or send a message. Our transport recruitment consultants reply within 24 hours and arrange same-day emergency cover.',
  keywords: 'contact transport recruitment agency, emergency driver cover, hire drivers, driver jobs enquiry',
  canonical: '/contact',
});
