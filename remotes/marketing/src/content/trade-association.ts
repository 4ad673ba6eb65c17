import { brand, type IconName } from '@site/design-system';
import { typeset } from '@site/remote-kit';
import { anyHour } from './any-hour.ts';

export const opening = typeset({
  eyebrow: '10% off for CPT members',
  title: 'Staffing for bus and coach operators',
  lead: 'Drivers, engineers and office staff for members of CPT, the passenger-transport trade association.',
});

export const overview = typeset({
  title: 'An empty driver’s seat is a service that does not run',
  paragraphs: [
    'Passengers remember the bus that did not come. We keep PSV drivers, engineers and office staff vetted and ready, for a shift, for a season or for good.',
    'Members deal with consultants who work in bus and coach only, and who know a school contract from a rail replacement.',
  ],
});

/** What the voucher says. */
export const offer = typeset({
  label: 'The member offer',
  figure: '10%',
  title: 'off staffing fees, not candidate salary',
  text: 'Your people are paid in full: the discount comes out of our fee.',
  codeLabel: 'Your code',
  code: 'CPT10',
  copy: 'Copy the code',
  validity: 'Valid 90 days from booking',
});

export const contact = typeset({
  title: 'Book with the code',
  text: 'Call or write, say CPT10, and the discount comes off our fee.',
  phones: [
    { label: 'Office', ...brand.phone },
    { label: 'Out of hours', ...brand.phoneAlt },
  ],
  email: {
    label: 'Email',
    display: brand.emails.partnerships,
    href: `mailto:${brand.emails.partnerships}?subject=CPT10`,
  },
});

export interface Service {
  icon: IconName;
  title: string;
  text: string;
  points: readonly string[];
}

export const servicesTitle = 'Three kinds of people, one agency';

export const services: readonly Service[] = typeset([
  {
    icon: 'bus',
    title: 'Professional drivers',
    text: 'PSV drivers for service work, schools, private hire, tours and rail replacement.',
    points: ['D and D1 licences', 'Driver CPC and tachograph cards checked', 'Route learning agreed with you'],
  },
  {
    icon: 'wrench',
    title: 'Skilled engineering personnel',
    text: 'People who keep the fleet inside its inspection dates, on the day shift or through the night.',
    points: ['Fitters and electricians', 'Bodyshop and MOT preparation', 'Workshop managers'],
  },
  {
    icon: 'briefcase',
    title: 'Back-office support',
    text: 'The desks between a timetable and a full rota, from control room to accounts.',
    points: ['Controllers and schedulers', 'Compliance and payroll', 'Customer service'],
  },
]);

export const whyChoose = typeset({
  title: 'Why members choose us',
  reasons: [
    'Licence, CPC and right to work checked before the first shift',
    `Same-day emergency cover, 24/7: ${anyHour}`,
    'Permanent roles filled in 48–72 hours',
    'No fee upfront for permanent staff',
    'Consultants who know bus and coach work',
    'People close to your depots, all over the UK',
  ],
});

/** The form's, in the page's address. */
export const REQUEST_ID = 'ask-for-staff';

export const request = typeset({
  heading: 'Ask for staff',
  text: 'Tell us which duties are open. We reply within 24 hours. All fields are required.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone number',
    message: 'Who do you need?',
  },
  helps: {
    heading: 'What helps us to answer',
    items: [
      'Your code, CPT10',
      'The depot, and the dates with their shifts',
      'The vehicles, and whether the route must be learnt',
    ],
  },
  privacy: 'We use your details to answer you.',
  send: 'Send message',
  sending: 'Sending…',
  notSent: 'Your message was not sent',
  failed: 'Failed to send message. Please try again.',
  sent: {
    title: 'Thank you. Your message is on its way.',
    announcement: 'Your message has been sent.',
    next: [
      'A consultant who works in bus and coach reads it and replies within 24 hours.',
      `Need somebody today? Do not wait for our email: call ${brand.phone.display}.`,
    ],
    again: 'Send another message',
  },
});

export const nextStep = typeset({
  title: 'Which duties are open this week?',
  text: 'Send us the rota with the gaps in it. We reply within 24 hours.',
  actions: {
    ask: { label: 'Ask for staff', href: `#${REQUEST_ID}` },
    call: { label: `Call ${brand.phone.display}`, href: brand.phone.href },
  },
});
