import { breadcrumbList, HOME, type MetaArgs, type PageMeta, type Trail } from '@site/remote-kit';
import { contactHref } from '@site/remote-kit/links/marketing.ts';
import { contactQuestions } from '../../content/contact-questions.ts';

export const trail: Trail = [HOME, { label: 'Contact us', href: contactHref }];

export const meta = ({ url }: MetaArgs): PageMeta => ({
  title: 'Contact us',
  description:
    'Call, email, visit or send a message. Our transport recruitment consultants reply within 24 hours and arrange same-day emergency cover.',
  keywords: 'contact transport recruitment agency, emergency driver cover, hire drivers, driver jobs enquiry',
  canonical: '/contact',
  structuredData: [breadcrumbList(trail, url.origin), faqPage],
});

/** The questions for search engines (schema.org FAQPage). */
const faqPage: object = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: contactQuestions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
