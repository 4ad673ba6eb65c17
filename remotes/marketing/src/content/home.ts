import type { IconName } from '@site/design-system';
import { typeset } from '@site/remote-kit';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { contactHref } from '@site/remote-kit/links/marketing.ts';
import { anyHour } from './any-hour.ts';
import type { Destination } from '../features/direction-sign/direction-sign.tsx';

export const opening = {
  eyebrow: 'Agency of the Year 2023',
  title: 'Every route needs the right driver.',
  lead: 'We recruit HGV, PSV and van drivers, engineers and the people behind them, for transport and logistics operators all over the UK.',
};

export interface Statistic {
  value: string;
  label: string;
  icon: IconName;
}

export const statistics: readonly Statistic[] = typeset([
  { value: '30,000+', label: 'pre-vetted drivers, checked before you ask', icon: 'users' },
  { value: '2023', label: 'award winning: Agency of the Year and Customer Service Excellence', icon: 'award' },
  { value: '24/7', label: `support: ${anyHour}`, icon: 'clock' },
] satisfies Statistic[]);

export const SIGN_TITLE = 'From your first call';

/** The rows of the hero's direction sign. */
export const destinations: readonly Destination[] = typeset([
  { place: 'Emergency cover', time: 'Same day' },
  { place: 'Your message answered', time: '24 hours' },
  { place: 'Permanent role filled', time: '48–72 hours' },
]);

export const solutionsIntroduction = {
  title: 'Three ways to fill a seat',
  text: 'Whichever you choose, everybody we send is vetted, licensed and legal to drive.',
};

export interface Solution {
  icon: IconName;
  title: string;
  text: string;
  points: readonly string[];
}

export const solutions: readonly Solution[] = [
  {
    icon: 'handshake',
    title: 'Contingency recruitment',
    text: 'Permanent drivers, engineers and managers. Nothing to pay upfront: a fee is due only when your chosen candidate starts.',
    points: ['No fee upfront', 'Executive search for senior posts'],
  },
  {
    icon: 'clock',
    title: 'Temporary staffing',
    text: 'One driver for one shift, or forty for a season. Licences, hours and right to work are checked before the keys change hands.',
    points: ['Same-day emergency cover', 'HGV, PSV and van'],
  },
  {
    icon: 'route',
    title: 'Built-to-fit solutions',
    text: 'New depot, new contract, new network: a campaign team that attracts, assesses and inducts a whole workforce for one date.',
    points: ['Project campaigns', '100% compliant from day one'],
  },
];

export interface Lane {
  title: string;
  text: string;
  roles: readonly { icon: IconName; label: string; href: string }[];
  action: { label: string; href: string };
}

export const workLane: Lane = {
  title: 'Looking for work?',
  text: 'More than 500 active jobs with operators we know by name. Apply once, and a consultant who knows your licence category calls you.',
  roles: [
    { icon: 'truck', label: 'HGV and LGV', href: `${jobListHref}/hgv-driver` },
    { icon: 'bus', label: 'Bus and coach', href: `${jobListHref}?search=bus+or+coach` },
    { icon: 'van', label: 'Van', href: `${jobListHref}/van-driver` },
    { icon: 'wrench', label: 'Engineering', href: `${jobListHref}?search=technician` },
    { icon: 'warehouse', label: 'Warehouse', href: `${jobListHref}/warehouse` },
    { icon: 'briefcase', label: 'Back office', href: `${jobListHref}/admin` },
  ],
  action: { label: 'Browse all jobs', href: jobListHref },
};

export const closing = {
  title: 'Tell us where you need people',
  text: 'One call or one message, and a consultant who knows your sector takes it from there.',
  action: { label: 'Get Started Today', href: contactHref },
};
