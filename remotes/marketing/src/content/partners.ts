import { typeset } from '@site/remote-kit';
import type { IconName } from '@site/design-system';
import { contactHref, legalSupportHref, tradeAssociationHref } from '@site/remote-kit/links/marketing.ts';
import busAndCoachWomen from './partner-logos/bus-and-coach-women.svg?inline';
import charteredInstitute from './partner-logos/chartered-institute.svg?inline';
import confederation from './partner-logos/confederation.svg?inline';
import cpt from './partner-logos/cpt.svg?inline';
import localBusManagers from './partner-logos/local-bus-managers.svg?inline';
import newStart from './partner-logos/new-start.svg?inline';
import weightmans from './partner-logos/weightmans.svg?inline';

export interface Partner {
  name: string;
  /** What kind of organisation it is. */
  type: string;
  description: string;
  /** Address of the logo: the drawing itself where it has a few hundred bytes, else that of its file. */
  logo: string;
  /** A page about the partnership. */
  page?: { href: string; action: string; featured?: boolean };
}

export const opening = typeset({
  title: 'Partners across UK transport',
  lead: 'Trade bodies, a law firm, an institute and two good causes. Through us, our clients and candidates can call on all of them.',
});

export const introduction = typeset({
  title: 'Nobody knows all of transport',
  paragraphs: [
    'A vacancy is often part of a larger question: a licence under review, a depot on the move, a workforce that no longer looks like its town.',
    'For those questions we bring in a partner. You keep your contact here, and get the right adviser behind them.',
  ],
});

export const statistics = {
  label: 'In figures',
  figures: [
    { value: '7+', label: 'partners in transport and recruitment' },
    { value: '30,000+', label: 'network reach: drivers whom we have vetted' },
    { value: '100%', label: 'coverage of Great Britain, in eight regions' },
  ],
};

export const directory = {
  title: 'Our partners',
  featured: 'Featured Partnership',
};

export const partners: readonly Partner[] = typeset([
  {
    name: 'CPT',
    type: 'Passenger-transport trade association',
    description: 'It speaks for bus and coach operators. Its members get 10% off our staffing fees.',
    logo: cpt,
    page: { href: tradeAssociationHref, action: 'See the member offer' },
  },
  {
    name: 'Weightmans',
    type: 'Law firm, our legal partner',
    description:
      'Advice for PSV and HGV operators on licences, compliance and claims, with a free initial consultation.',
    logo: weightmans,
    page: { href: legalSupportHref, action: 'See the legal support', featured: true },
  },
  {
    name: 'Local Bus Managers’ Association',
    type: 'Managers’ association',
    description: 'Brings together the people who run local bus companies, to compare services, staff and standards.',
    logo: localBusManagers,
  },
  {
    name: 'Chartered Logistics and Transport Institute',
    type: 'Chartered institute',
    description: 'Sets the profession’s standards, from a first qualification to chartered membership.',
    logo: charteredInstitute,
  },
  {
    name: 'Bus and Coach Women’s Initiative',
    type: 'Diversity initiative',
    description: 'Helps women in bus and coach to join, to stay and to lead, in the cab as in the boardroom.',
    logo: busAndCoachWomen,
  },
  {
    name: 'New Start Employment Alliance',
    type: 'Social-impact alliance',
    description:
      'Rebuilds lives through employment: a licence, a first shift and a mentor for people who are overlooked.',
    logo: newStart,
  },
  {
    name: 'Recruitment Industry Confederation',
    type: 'Recruitment confederation',
    description: 'Holds agencies to a code of practice, so that clients and candidates know what they can expect.',
    logo: confederation,
  },
] satisfies Partner[]);

export interface Benefit {
  icon: IconName;
  title: string;
  text: string;
}

export const whyPartner = typeset({
  title: 'Why partner with us',
  lead: 'A partnership is worth the meetings only if both sides gain. This is what we bring.',
  benefits: [
    {
      icon: 'users',
      title: 'People to reach',
      text: 'Your message gets to drivers, engineers and planners who open what we send, and to the operators who employ them.',
    },
    {
      icon: 'eye',
      title: 'News from the depot',
      text: 'We are on the phone to yards all day. You hear from us what is changing there before it appears in a survey.',
    },
    {
      icon: 'handshake',
      title: 'One person to call',
      text: 'Each partnership has one owner here, who replies within 24 hours and reports what came of it.',
    },
  ] satisfies Benefit[],
});

export const nextStep = {
  title: 'Is there something we should do together?',
  text: 'Tell us who you serve and what you would like to change. We will say honestly whether we can help.',
  action: { label: 'Become a partner', href: contactHref },
};
