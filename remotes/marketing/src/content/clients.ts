import { brand, type StatProps } from '@site/design-system';
import { typeset } from '@site/remote-kit';
import { anyHour } from './any-hour.ts';
import type { Benefit } from './benefit.ts';

export const hero = typeset({
  eyebrow: 'For transport and logistics operators',
  title: 'Hire with Us',
  lead: 'Drivers, engineers and back-office people who arrive vetted, licensed and on time: for one shift, for a season or for good.',
  quote: 'Request a quote',
  call: `Call ${brand.phone.display}`,
});

export const promises = typeset({
  label: 'What we promise',
  list: [
    { value: '24 hours', label: 'to a reply from a consultant, weekends included', icon: 'mail' },
    { value: '24/7', label: 'emergency cover on the same day, by day or by night', icon: 'clock' },
    { value: '48–72 hours', label: 'to fill a permanent role from an agreed brief', icon: 'users' },
  ] satisfies StatProps[] as readonly StatProps[],
});

export interface Service {
  id: 'driver-recruitment' | 'engineering-technical' | 'compliance-screening' | 'rapid-response';
  title: string;
  text: string;
  points: readonly string[];
}

export const services = typeset({
  heading: 'What we do for operators',
  text: 'Four services, one consultant. Use one of them or all four.',
  list: [
    {
      id: 'driver-recruitment',
      title: 'Driver recruitment',
      text: 'Temporary and permanent drivers, matched to your vehicles, your routes and your shift pattern before we send you a name.',
      points: [
        'HGV Class 1 and Class 2',
        'PSV: bus and coach',
        'Vans, couriers and multi-drop',
        'Shunters, ADR and HIAB',
      ],
    },
    {
      id: 'engineering-technical',
      title: 'Engineering & technical',
      text: 'The people who keep a fleet on the road, from the workshop floor to the transport office.',
      points: ['HGV and PSV technicians', 'Auto electricians and bodyshop', 'Workshop and transport managers'],
    },
    {
      id: 'compliance-screening',
      title: 'Compliance & screening',
      text: 'The file is complete before the first shift, and we keep it that way for as long as somebody works for you.',
      points: ['Licence, CPC and tachograph card', 'Right to work and references', 'Ready for your next audit'],
    },
    {
      id: 'rapid-response',
      title: 'Rapid response',
      text: `Driver off sick, engineer stuck, order doubled? Ring ${anyHour}. Tell us the vehicle, the depot and the start time, and we find same-day emergency cover.`,
      points: [],
    },
  ] satisfies Service[] as readonly Service[],
  emergency: {
    figure: '24/7',
    call: `Call ${brand.phone.display}`,
    outOfHours: `Out of hours ${brand.phoneAlt.display}`,
  },
});

export const hiring = typeset({
  heading: 'How hiring works',
  text: 'Four steps from your first call to a filled seat.',
  steps: [
    {
      title: 'Initial consultation',
      description:
        'You tell us the vehicle, the licence, the shift and the depot. We agree the brief and the rate in writing.',
    },
    {
      title: 'Candidate sourcing',
      description: 'We search the people we know first, then the market, and send you a short list with our reasons.',
    },
    {
      title: 'Compliance checks',
      description:
        'Licence, CPC, tachograph card, right to work and references are checked before anybody is sent to you.',
    },
    {
      title: 'Placement & support',
      description: 'The person you choose starts. We call after the first shift, and cover holidays and sickness.',
    },
  ],
});

export const benefits = typeset({
  heading: 'Why operators stay with us',
  text: 'Anybody can send a CV. These are the things you notice in the third week.',
  list: [
    { icon: 'user', title: 'One consultant', text: 'The person you brief is the person who answers the phone.' },
    {
      icon: 'users',
      title: '30,000+ drivers',
      text: 'Pre-vetted and known to us, so the search does not start from nothing.',
    },
    {
      icon: 'clock',
      title: '24/7 support',
      text: `Somebody who knows transport answers, bank holidays included: ${anyHour}.`,
    },
    {
      icon: 'map-pin',
      title: 'UK-wide coverage',
      text: 'Drivers and consultants in eight regions, from Scotland to the South West.',
    },
    { icon: 'shield-check', title: '100% compliant', text: 'Nobody starts until every check on the list is done.' },
    { icon: 'pound', title: 'Prices in writing', text: 'You know the rate or the fee before anybody starts.' },
    {
      icon: 'truck',
      title: 'Room to grow',
      text: 'One driver for one shift or forty for a season, on the same terms.',
    },
    {
      icon: 'award',
      title: 'Award winning',
      text: 'Agency of the Year 2023, and Customer Service Excellence 2023.',
    },
  ] satisfies Benefit[] as readonly Benefit[],
});

export const arrangements = typeset({
  heading: 'No fee upfront',
  text: 'Contingency recruitment is how most operators begin: you pay only on a successful placement. When that does not fit the job, there are four other ways to work with us.',
  list: [
    {
      id: 'contingency-recruitment',
      term: 'Contingency recruitment',
      description: 'Permanent roles. Nothing to pay unless the person you choose starts work.',
    },
    {
      id: 'executive-search',
      term: 'Executive search',
      description: 'A discreet search for the managers and directors who run a transport business.',
    },
    {
      id: 'temporary-staffing',
      term: 'Temporary staffing',
      description: 'Drivers and engineers by the shift, the week or the season, charged by the hour.',
    },
    {
      id: 'project-campaigns',
      term: 'Project campaigns',
      description: 'A whole team for one date: a new depot, a contract won, a Christmas peak.',
    },
    {
      id: 'built-to-fit-solutions',
      term: 'Built-to-fit solutions',
      description: 'A mixture of these, arranged around your network and priced before it begins.',
    },
  ],
});

export const quote = typeset({
  heading: 'Request a quote',
  text: 'Tell us who you need. We reply within 24 hours, and call about emergency cover first. Only the phone number is optional.',
  fields: {
    companyName: 'Company name',
    contactName: 'Contact name',
    email: 'Email',
    phone: 'Phone number',
    optional: 'optional',
    service: 'Service required',
    choose: 'Please choose',
    requirements: 'Your requirements',
    requirementsHint: 'Roles, licence categories, places, dates and shifts: whatever you know already.',
  },
  privacy: 'We use these details to prepare your quote and to answer you.',
  send: 'Request a quote',
  sending: 'Sending…',
  notSent: 'Your request was not sent',
  failed: 'Failed to send your request. Please try again.',
  sent: {
    title: 'Thank you. We have your request.',
    announcement: 'Your request has been sent.',
    next: [
      'A consultant from the commercial team reads it and replies within 24 hours.',
      'A confirmation is on its way to your inbox. It has a link to your quote request’s page: see there how it stands, add to it or withdraw it.',
      `Need somebody today? Do not wait for our email: call ${brand.phone.display}.`,
    ],
    again: 'Request another quote',
  },
});

export const contact = typeset({
  heading: 'Talk to the commercial team',
  text: 'Some jobs are quicker to explain than to type.',
  lines: [
    { term: `Phone, ${brand.openingHours}`, text: brand.phone.display, href: brand.phone.href },
    { term: 'Emergency cover at any other hour', text: brand.phoneAlt.display, href: brand.phoneAlt.href },
    { term: 'Email', text: brand.emails.commercial, href: `mailto:${brand.emails.commercial}` },
  ],
});
