import { brand } from '@site/design-system';

export interface UpcomingPage {
  /** The heading, and the page's title. */
  title: string;
  /** One sentence for the lead and for search engines. */
  summary: string;
  keywords: string;
  /** What the finished page will contain. */
  contents: readonly string[];
  /** Links to what visitors can do now. */
  links: readonly { label: string; href: string }[];
}

const contact = { label: 'Send us a message', href: '/contact#contact-form' };
const jobs = { label: 'View current jobs', href: '/jobs' };
const call = { label: `Call ${brand.phone.display}`, href: brand.phone.href };
const knowledgeHub = { label: 'Knowledge Hub', href: '/blog' };
const mail = (mailbox: string) => ({ label: mailbox, href: `mailto:${mailbox}` });

const article = (title: string, summary: string, keywords: string, contents: readonly string[]): UpcomingPage => ({
  title,
  summary,
  keywords,
  contents,
  links: [jobs, knowledgeHub, contact],
});

export const upcomingPages: Readonly<Record<string, UpcomingPage>> = {
  '/about': {
    title: `About ${brand.name}`,
    summary: 'Who we are, what we value and who leads the agency.',
    keywords: 'transport recruitment agency, logistics recruiters, about us',
    contents: ['Our vision, in four figures', 'Our four core values', 'The leadership team', 'Our two awards of 2023'],
    links: [contact, jobs, call],
  },
  '/partners': {
    title: 'Our partners',
    summary: 'The trade bodies, advisers and charities we work with across UK transport.',
    keywords: 'transport partners, trade associations, recruitment partners',
    contents: ['Seven partner organisations and what each brings', 'Why partner with us', 'How to become a partner'],
    links: [mail(brand.emails.partnerships), contact, call],
  },
  '/partners/weightmans': {
    title: 'Legal support for operators',
    summary: 'Legal help for PSV and HGV operators and drivers through our partner law firm.',
    keywords: 'PSV operator legal support, HGV operator solicitor, transport law',
    contents: [
      'What the partnership offers, from a free initial consultation',
      'Services for organisations and individuals',
      'Insurance and products',
    ],
    links: [mail(brand.emails.legal), call, { label: 'Our partners', href: '/partners' }],
  },
  '/partners/cpt': {
    title: 'Offer for trade association members',
    summary: 'Drivers, engineers and back-office support for members of the passenger transport trade association.',
    keywords: 'bus and coach staffing, PSV drivers, trade association member offer',
    contents: ['Staffing for bus and coach operators', 'The member offer: 10% off staffing fees', 'How to book'],
    links: [call, mail(brand.emails.partnerships), { label: 'Our partners', href: '/partners' }],
  },
  '/clients': {
    title: 'Hire with us',
    summary:
      'Drivers, engineers and back-office people for transport and logistics operators, for a shift or for good.',
    keywords: 'hire HGV drivers, hire PSV drivers, driver agency, transport staffing, emergency driver cover',
    contents: [
      'Driver recruitment, engineering, compliance screening and rapid response',
      'How hiring works, in four steps',
      'A form to request a quote',
    ],
    links: [{ label: 'Tell us who you need', href: '/contact#contact-form' }, call, mail(brand.emails.commercial)],
  },
  '/candidates': {
    title: 'Work with us',
    summary: 'HGV, PSV, van, engineering and technical work across the UK, with an agency that answers the phone.',
    keywords: 'HGV driver jobs, PSV driver jobs, van driver jobs, driver registration',
    contents: [
      'Job categories and what they pay',
      'What you get when you work with us',
      'How applying works, and a form to register',
    ],
    links: [jobs, contact, mail(brand.emails.recruitment)],
  },
  '/blog': {
    title: 'Knowledge Hub',
    summary: 'Advice and news for drivers and for the people who run fleets.',
    keywords: 'HGV driver advice, driver hours, transport careers, logistics news',
    contents: [
      'Industry news: the future of HGV driving, driver hours',
      'Career advice: salary negotiation, career progression',
      'Safety tips and company news',
    ],
    links: [jobs, contact, call],
  },
  '/blog/future-of-hgv-driving': article(
    'The future of HGV driving',
    'Electric trucks, green logistics and what they mean for the people at the wheel.',
    'future of HGV driving, electric trucks, green logistics',
    ['Government investment', 'Emission zones and compliance', 'New openings for drivers, and a timeline'],
  ),
  '/blog/safety-tips': article(
    'Ten safety tips for professional drivers',
    'Habits that bring you, your load and everybody else home.',
    'HGV safety tips, professional driver safety, road safety',
    ['Ten numbered tips, from walk-round checks to following distance'],
  ),
  '/blog/salary-negotiation': article(
    'Negotiating your salary as a driver',
    'Know what your licence is worth, and how to ask for it.',
    'HGV driver salary, salary negotiation, driver pay 2025',
    ['Typical pay by kind of driving', 'How to prepare, and what to say'],
  ),
  '/blog/driver-hours-regulations': article(
    'Drivers’ hours, explained',
    'Driving limits, breaks and rest, without the small print.',
    'driver hours, tachograph rules, EU drivers hours, rest periods',
    ['Daily, weekly and fortnightly driving limits', 'Breaks', 'Daily and weekly rest'],
  ),
  '/blog/career-progression': article(
    'From first shift to senior management',
    'The five levels of a career in transport, and how people move between them.',
    'HGV career progression, transport management career',
    ['Five career levels with roles, pay and skills'],
  ),
  '/blog/scotland-expansion': article(
    'We are growing in Scotland',
    'New openings in Glasgow, Edinburgh, Aberdeen and Dundee.',
    'HGV jobs Scotland, driver jobs Glasgow, logistics jobs Edinburgh',
    ['Four cities and the sectors that are hiring', 'What drivers earn in Scotland'],
  ),
  '/privacy': {
    title: 'Privacy policy',
    summary: 'How we collect, use, share and protect personal information.',
    keywords: 'privacy policy, data protection, GDPR',
    contents: [
      'What we collect and why',
      'Who we share it with, and how long we keep it',
      'Your rights, and how to use them',
    ],
    links: [mail(brand.emails.privacy), { label: 'Terms of Service', href: '/terms' }, contact],
  },
};
