import { brand, type IconName } from '@site/design-system';
import { typeset } from '@site/remote-kit';
import { anyHour } from './any-hour.ts';
import { candidatesHref, contactHref } from '@site/remote-kit/links/marketing.ts';

export interface CoreValue {
  icon: IconName;
  title: string;
  text: string;
}

export interface Award {
  name: string;
  year: number;
  text: string;
}

interface Figure {
  value: string;
  label: string;
}

export const opening = typeset({
  title: 'Transport recruiters who come from transport',
  lead: `${brand.name} finds, checks and places drivers, engineers and back-office people for operators all over the UK. Ask who leads it, and you meet people who have run a yard themselves.`,
});

export const vision = typeset({
  title: 'Our vision',
  lead: 'Every vehicle leaves the yard on time, with somebody at the wheel who is licensed, rested and glad to be there.',
  paragraphs: [
    'That takes an agency that knows the work as well as the market. So we ask more than a vacancy form does, check papers before anybody needs them, and answer the phone after the shift has started.',
    'It also takes patience. A driver who fits stays; one who does not costs an operator far more than our fee. We would rather send nobody than the wrong person, and say so in time for you to plan.',
  ],
  figures: [
    { value: '30,000+', label: 'candidates: pre-vetted drivers, checked before you ask' },
    { value: '2023', label: 'award winning, twice in one year' },
    { value: '24/7', label: `support, answered by a person: ${anyHour}` },
    { value: '100%', label: 'compliant, with the papers to prove it' },
  ] satisfies readonly Figure[],
});

export const valuesTitle = 'Our core values';

export const coreValues: readonly CoreValue[] = typeset([
  {
    icon: 'handshake',
    title: 'Consultative approach',
    text: 'We ask before we advise: the route, the vehicle, the shift, the people already there. Sometimes our advice is not to hire.',
  },
  {
    icon: 'check',
    title: 'Results driven',
    text: 'Seats filled, shifts covered, people still there a year later: those are the figures we report, good or bad.',
  },
  {
    icon: 'star',
    title: 'Innovation',
    text: 'Checks done online, jobs sent to phones, one file for each driver: less paper, and more time to talk.',
  },
  {
    icon: 'users',
    title: 'Friendly and approachable',
    text: 'You get a name, a direct line and a straight answer. Drivers and directors get the same ones.',
  },
]);

export const leadership = {
  title: 'The leadership team',
  lead: 'Four people, each answerable for a part of what we do. All of them take calls.',
};

export const awardsSection = {
  title: 'Two awards in 2023',
  lead: 'One for what we do, one for how we do it.',
};

export const awards: readonly Award[] = [
  {
    name: 'Agency of the Year',
    year: 2023,
    text: 'For finding, vetting and keeping the people that transport runs on.',
  },
  {
    name: 'Customer Service Excellence',
    year: 2023,
    text: 'For picking up the phone, at noon and at four in the morning.',
  },
];

export const nextStep = {
  title: 'Which way are you heading?',
  text: 'Hiring or looking for work, it starts with a conversation.',
  actions: [
    { label: 'Work With Us', href: contactHref },
    { label: 'Join Our Team', href: candidatesHref },
  ],
} as const;
