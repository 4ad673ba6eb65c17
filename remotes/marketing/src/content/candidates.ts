import { brand, type IconName } from '@site/design-system';
import { landingHref } from '@site/contract';
import { typeset } from '@site/remote-kit';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { anyHour } from './any-hour.ts';
import type { Benefit } from './benefit.ts';
import { minimumPay } from './minimum-pay.ts';

export const hero = typeset({
  eyebrow: 'For drivers, engineers and technicians',
  title: 'Work with people who know your trade',
  lead: 'More than 500 active jobs with transport operators all over the UK. Register once, and a consultant who knows your licence tells you what is open.',
  apply: 'Apply now',
  categories: 'See what it pays',
});

interface JobCategory {
  title: string;
  text: string;
  /** Pounds a year. */
  from: number;
  to: number;
  /** Its jobs. */
  link: { label: string; href: string };
}

export const jobCategories = typeset({
  heading: 'What the work pays',
  text: `Typical salaries a year in 2025, by our own estimate. Overtime, nights out and tickets such as ADR come on top. ${minimumPay}`,
  list: [
    {
      title: 'HGV/LGV',
      text: 'Class 1 and Class 2: trunking, tramping, multi-drop and tippers.',
      from: 25_000,
      to: 45_000,
      link: { label: 'HGV jobs', href: landingHref({ role: 'hgv-driver' }) },
    },
    {
      title: 'PSV',
      text: 'Bus and coach: service routes, schools, private hire and tours.',
      from: 22_000,
      to: 35_000,
      link: { label: 'PSV jobs', href: `${jobListHref}?search=psv+driver` },
    },
    {
      title: 'Engineering & technical',
      text: 'Technicians, auto electricians, fitters and workshop managers.',
      from: 28_000,
      to: 55_000,
      link: { label: 'Engineering jobs', href: `${jobListHref}?search=technician` },
    },
    {
      title: 'Van drivers',
      text: 'Parcels, same-day courier and multi-drop, on a car licence.',
      from: 20_000,
      to: 32_000,
      link: { label: 'Van jobs', href: landingHref({ role: 'van-driver' }) },
    },
  ] satisfies JobCategory[] as readonly JobCategory[],
});

export const benefits = typeset({
  heading: 'What you get from us',
  text: 'Registering costs you nothing, now or later. We never charge anybody for finding them work.',
  list: [
    {
      icon: 'pound',
      title: 'Pay you know first',
      text: 'The rate, the shift and the place are agreed before you say yes. Temporary work is paid every week.',
    },
    {
      icon: 'phone',
      title: 'Support 24/7',
      text: `Breakdown, locked gate, no instructions: somebody who knows transport picks up, ${anyHour}.`,
    },
    {
      icon: 'calendar',
      title: 'Work that fits your life',
      text: 'Permanent, contract, temporary or part-time; days, nights or weekends. We offer what you asked for.',
    },
    {
      icon: 'shield-check',
      title: 'An eye on your cards',
      text: 'We remind you before your CPC, your medical or your tachograph card runs out.',
    },
  ] satisfies Benefit[] as readonly Benefit[],
});

export const applying = typeset({
  heading: 'From application to first shift',
  steps: [
    {
      title: 'Application',
      description: 'Fill in the form on this page. It is short, and you need no CV.',
    },
    {
      title: 'Screening',
      description: 'A consultant who knows your trade reviews it in 2–3 business days and calls you.',
    },
    {
      title: 'Documentation',
      description: 'You show us your cards and your right to work, once. We check them and keep the file.',
    },
    {
      title: 'Placement',
      description: 'We put you forward only for jobs you have agreed to, and call after your first shift.',
    },
  ],
});

export const documents = typeset({
  heading: 'What to have to hand',
  text: 'You need these for step 3, not for the form.',
  list: [
    { icon: 'user', title: 'Driving licence', text: 'The photocard, with the categories you drive.' },
    {
      icon: 'shield-check',
      title: 'Driver CPC card',
      text: 'Your Driver Qualification Card, and the date it runs out.',
    },
    { icon: 'clock', title: 'Tachograph card', text: 'The driver card, even if you have not used it lately.' },
  ] satisfies { icon: IconName; title: string; text: string }[],
  also: 'Everybody: a passport or a share code for the right-to-work check. Engineers and technicians: your trade certificates.',
});

export interface Testimonial {
  name: string;
  role: string;
  words: string;
}

export const testimonials = typeset({
  heading: 'In their own words',
  list: [
    {
      name: 'Darren',
      role: 'Class 1 driver',
      words: 'They asked which shifts I never wanted to see again, and then only rang me about the others.',
    },
    {
      name: 'Agnieszka',
      role: 'Coach driver',
      words: 'My CPC was about to run out. They noticed before I did, and knew who had a course that weekend.',
    },
    {
      name: 'Marcus',
      role: 'HGV technician',
      words: 'I said no nights and a workshop near home. I expected to be talked round, and was not.',
    },
  ] satisfies Testimonial[] as readonly Testimonial[],
});

export const application = typeset({
  heading: 'Apply now',
  label: 'Application form',
  text: 'We review applications in 2–3 business days. Only the last field is optional.',
  fields: {
    fullName: 'Full name',
    email: 'Email',
    phone: 'Phone number',
    careerInterest: 'Career interest',
    choose: 'Please choose',
    yearsOfExperience: 'Years of experience',
    about: 'About you',
    optional: 'optional',
    aboutHint: 'Licences and tickets, shifts you like, where you can start from.',
  },
  privacy: 'We use these details to find you work, and show them to an operator only when you agree.',
  send: 'Submit application',
  sending: 'Submitting…',
  notSent: 'Your application was not sent',
  failed: 'Failed to send your application. Please try again.',
  sent: {
    title: 'Thank you. We have your application.',
    announcement: 'Your application has been sent.',
    next: [
      'A consultant who knows your trade reviews it in 2–3 business days and calls you.',
      'A confirmation is on its way to your inbox. It has a link to your registration’s page: see there how it stands, correct it or withdraw it.',
      'In the meantime, get your licence, your CPC card and your tachograph card ready.',
    ],
    again: 'Submit another application',
  },
});

const { address, emails, openingHours, phone } = brand;

export const contact = typeset({
  heading: 'Rather talk first?',
  text: 'Ask us anything: pay, shifts, what a licence is worth near you.',
  lines: [
    { term: `Phone, ${openingHours}`, text: phone.display, href: phone.href },
    { term: 'Email', text: emails.recruitment, href: `mailto:${emails.recruitment}` },
  ],
  office: {
    term: 'Our office, by appointment',
    address: [address.street, `${address.town}, ${address.county}`, address.postcode],
  },
});

export const browse = typeset({
  title: 'Not ready to apply?',
  text: 'Read what is open first. You can search by place, licence, shift and pay.',
  action: 'Browse all jobs',
});
