import type { Terms } from './term.ts';

export const shiftsAndContracts: Terms = {
  days: { names: ['day shift', 'days only'], titles: ['days'], searches: ['day', 'day time', 'day work', 'day job'] },
  nights: {
    names: ['night', 'night shift', '22:00 to 06:00'],
    searches: ['nights only', 'nite', 'overnight', '10 6', '10 to 6', '10 pm 6 am'],
  },
  earlies: {
    names: ['early start', 'early shift', 'earlies', '06:00 to 14:00'],
    titles: ['early'],
    searches: ['morning', 'morning shift', 'am shift', '6 2', '6 to 2', '6 am 2 pm'],
  },
  lates: {
    names: ['late shift', 'lates', '14:00 to 22:00'],
    searches: ['late', 'pm shift', '2 10', '2 to 10', '2 pm 10 pm'],
  },
  afternoons: { names: ['afternoon shift'], titles: ['afternoon'], searches: ['back shift'], kindOf: ['lates'] },
  evenings: { names: ['evening shift', 'evening round'], titles: ['evening'], kindOf: ['lates'] },
  twilight: { names: ['twilight'], kindOf: ['lates'] },
  rotating: { names: ['rotating', 'rotating shift', 'continental shift', 'alternating shift'] },
  fouronfouroff: { names: ['4 on 4 off'], searches: ['4 on 4'] },
  fourdays: { names: ['4 days a week', '4 day week', '4 longer days'] },
  saturday: { names: ['saturday'] },
  sunday: { names: ['sunday'] },
  weekends: {
    names: ['weekend shift', 'weekend duty', 'saturday and sunday'],
    titles: ['weekend'],
    searches: ['weekends only', 'weekend work', 'sat and sun', 'sat sun'],
    kindOf: ['saturday', 'sunday'],
  },
  mondaytofriday: {
    names: ['monday to friday', 'monday friday', 'mon to fri', 'mon fri', 'no weekends'],
    searches: ['weekdays', 'weekdays only', 'no weekend work'],
  },
  parttime: { names: ['part time', 'part timer', 'term time'], searches: ['school hours'] },
  fulltime: { names: ['full time', 'full timer'] },
  contract: { names: ['fixed term'], searches: ['contract work', 'contract job', 'contractor'] },
  temporary: { names: ['temporary', 'temp'], searches: ['temping', 'temp to perm', 'temporary to permanent'] },
  permanent: { names: ['permanent', 'perm'] },
  immediatestart: {
    names: ['immediate start', 'start immediately', 'starting immediately', 'start asap'],
    searches: [
      'immediate',
      'immediately',
      'asap',
      'urgent',
      'start now',
      'start today',
      'start tomorrow',
      'starting now',
      'immediate starts available',
    ],
  },
  weeklypay: {
    names: ['weekly pay', 'paid weekly', 'weekly paid', 'pay weekly', 'paid every week', 'paid every friday'],
    searches: ['weekly wage', 'weekly'],
    isBenefit: true,
  },
  noexperience: {
    names: [
      ...[
        'no experience',
        'no experience needed',
        'no experience required',
        'no experience necessary',
        'no previous experience',
      ],
      ...['experience not needed', 'experience not required', 'experience not essential', 'entry level'],
      ...['training provided', 'training given', 'full training'],
    ],
    searches: ['without experience', 'inexperienced', 'will train', 'with training', 'beginner'],
  },
  newlyqualified: {
    names: ['newly qualified', 'new pass', 'newly passed', 'just passed', 'recently passed', 'recently qualified'],
    searches: ['new driver', 'first job'],
    kindOf: ['noexperience'],
  },
  trainee: { names: ['trainee'], kindOf: ['noexperience'] },
  apprentice: { names: ['apprentice', 'apprenticeship'], kindOf: ['trainee'] },
};
