import type { Milestone } from '@site/design-system';
import { typeset } from '@site/remote-kit';

export const milestones: readonly Milestone[] = typeset([
  {
    id: '2025',
    date: '2025–26',
    title: 'Depots plug in',
    content:
      'The first public hubs open. Supermarkets, parcels and councils run electric rigids on urban rounds; a few hundred heavy lorries go on trial.',
  },
  {
    id: '2027',
    date: '2027–28',
    title: 'Regional work follows',
    content:
      'Trunk-road charging is good enough for day runs of 200 to 250 miles. Adverts start to name electric experience as an advantage.',
  },
  {
    id: '2029',
    date: '2029–30',
    title: 'Electric is ordinary',
    content:
      'For rigids, buying electric is the sensible default. Efficient driving is taught with the licence. The premium narrows.',
  },
  {
    id: '2031',
    date: '2031+',
    title: 'Long haul changes last',
    content:
      'Megawatt chargers make a full day possible on one break. The end of new diesel rigids, in 2035, is within one replacement cycle.',
  },
]);
