import { brand, type IconName } from '@site/design-system';
import { REPLY_PROMISE, type InquiryType } from '@site/contract';
import { typeset } from '@site/remote-kit';
import { anyHour } from './any-hour.ts';

export interface ContactMethod {
  icon: IconName;
  title: string;
  text: string;
  /** The link's text and target. */
  action: string;
  href: string;
}

const { address, emails, openingHours, phone } = brand;

const postalAddress = [address.street, address.town, address.county, address.postcode].join(', ');

const mailWithSubject = (mailbox: string, subject: string) =>
  `mailto:${mailbox}?subject=${encodeURIComponent(subject)}`;

export const opening = typeset({
  eyebrow: `Phones answered ${openingHours}`,
  title: 'Contact us',
  lead: 'You get a person who knows an O-licence from an HGV licence. Ring, write or drop in: we reply within 24 hours.',
});

export const contactMethods: readonly ContactMethod[] = typeset([
  {
    icon: 'phone',
    title: 'Call us',
    text: `A consultant answers ${openingHours}. No call centre, no hold music.`,
    action: phone.display,
    href: phone.href,
  },
  {
    icon: 'mail',
    title: 'Email us',
    text: 'Send a vacancy, a CV or a question. We reply within 24 hours.',
    action: emails.general,
    href: `mailto:${emails.general}`,
  },
  {
    icon: 'map-pin',
    title: 'Visit us',
    text: `${postalAddress}. By appointment, so that the right person is in.`,
    action: 'Arrange a visit',
    href: mailWithSubject(emails.general, 'Visit by appointment'),
  },
  {
    icon: 'calendar',
    title: 'Book a meeting',
    text: 'Tell us two or three times that suit you, at your depot or on a video call.',
    action: 'Suggest a time',
    href: mailWithSubject(emails.commercial, 'Meeting request'),
  },
] satisfies ContactMethod[]);

export const form = typeset({
  title: 'Send us a message',
  promise: REPLY_PROMISE,
  request: 'All fields are required.',
  privacy: 'We use your details to answer you.',
  send: 'Send message',
  sending: 'Sending…',
  sent: {
    title: 'Thank you. Your message is on its way.',
    text: 'The right team reads it and replies within 24 hours.',
    quote: 'If you call before then, please quote this reference.',
    announcement: 'Your message has been sent.',
    again: 'Send Another Message',
    note: 'Sent',
  },
});

export const inquiryOptions: readonly { value: InquiryType; label: string }[] = [
  { value: 'hire', label: 'I want to hire staff' },
  { value: 'work', label: 'I am looking for work' },
  { value: 'emergency', label: 'I need emergency cover' },
  { value: 'general', label: 'I have a general question' },
  { value: 'partnership', label: 'I want to talk about a partnership' },
];

export interface Department {
  name: string;
  text: string;
  email: string;
}

export const departments: readonly Department[] = [
  {
    name: 'General enquiries',
    text: 'Anything that does not fit a lane. We pass it to the right desk.',
    email: emails.general,
  },
  { name: 'Commercial team', text: 'New contracts, rates, tenders and project campaigns.', email: emails.commercial },
  {
    name: 'Recruitment team',
    text: 'Applications, interviews, start dates and references.',
    email: emails.recruitment,
  },
  { name: 'Legal team', text: 'Agreements, compliance audits and data protection.', email: emails.legal },
];

export const emergency = {
  title: 'Driver not turned up?',
  text: `Emergency cover, 24/7. We answer ${anyHour}. Tell us the vehicle, the depot and the start time, and we find same-day cover.`,
};

export const coverage = {
  title: 'Where we cover',
  text: 'Consultants and drivers in these eight regions of Great Britain, on the roads that join them.',
};

/** In the order of the stops on the map. */
export const regions = [
  'London & South East',
  'Midlands',
  'North West',
  'North East',
  'Wales',
  'Scotland',
  'South West',
  'Yorkshire',
] as const;
