import { brand } from '@site/design-system';
import { typeset } from '@site/remote-kit';

export const opening = typeset({
  eyebrow: 'Featured Partnership',
  title: 'Legal support for PSV and HGV operators',
  lead: 'Through our partnership with the law firm Weightmans, operators and drivers get advice from lawyers who know transport.',
});

export const partnership = typeset({
  title: 'How the partnership works',
  lead: 'A letter from the traffic commissioner, a prohibition at the roadside, a driver under investigation: legal trouble in transport rarely leaves you much time.',
  paragraphs: [
    'So PSV and HGV operators who work with us need not begin with a search for a lawyer. Tell us in a few words what has happened, and we put you in touch with Weightmans.',
    'You then speak to them directly and in confidence. We do not sit in, and we do not ask what was said.',
  ],
});

export interface Offer {
  title: string;
  text: string;
}

export const offersTitle = 'What you get';

export const offers: readonly Offer[] = typeset([
  {
    title: 'Free initial consultation',
    text: 'Explain the problem and hear what your options are before you spend anything.',
  },
  {
    title: 'Preferential rates',
    text: 'Lower than the usual fees for those who come through us, and confirmed before work begins.',
  },
  { title: 'Cost-effective solutions', text: 'As much work as the matter needs, and no more.' },
  {
    title: 'Industry-specific expertise',
    text: 'Operator licences, drivers’ hours, DVSA procedure: nobody needs to be told what a tachograph is.',
  },
  { title: 'Dedicated team', text: 'The same people from the first call to the last letter.' },
]);

export const services = typeset({
  title: 'What they can help with',
  lead: 'If your question is not on a list, ask anyway: lists are never complete.',
  filter: { label: 'Find a topic', hint: 'For example tachograph, inquest or fleet' },
  noneInList: 'Nothing on this list',
});

export const whyChoose = typeset({
  title: 'Why operators choose this route',
  reasons: [
    'One call reaches people who know both your trade and the law',
    'Advice before a hearing, not only at it',
    'Operators and drivers are both looked after',
    'Cover for PSV and HGV, from one vehicle to a large fleet',
    'Insurance questions answered in the same place',
    'Nothing to pay until you have decided to go on',
  ],
});

export const contact = typeset({
  title: 'Has a letter arrived?',
  text: 'Note the date on it, then write or call. We make the introduction.',
  email: { label: brand.emails.legal, href: `mailto:${brand.emails.legal}?subject=Legal%20support` },
  phone: { label: `Call ${brand.phone.display}`, href: brand.phone.href },
});
