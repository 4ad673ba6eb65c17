import type { SectionOf } from '@site/contract';

export const proposition: SectionOf<'proposition'> = {
  id: 'proposition',
  title: 'Driver proposition',
  content: {
    overview: 'What a driver is offered decides whether a driver stays. Hours are guaranteed, pay is one flat rate.',
    packageStructure: {
      guaranteedHours: { title: 'Guaranteed hours', details: '50 hours per week over 5 days.' },
      shiftStructure: {
        title: 'Shift structure',
        details: 'Shifts of at least 10 hours, with a break of at most 1 hour.',
      },
      overtime: {
        title: 'Overtime',
        details: 'Rest days and extra duties are offered first to those who want them, at the flat rate.',
      },
      marketPositioning: {
        title: 'Position in the market',
        details: 'Close to the incumbent’s weekday rate, so that agency and permanent drivers can work side by side.',
      },
      relocationSupport: {
        title: 'Relocation support',
        details: 'Housing found and furnished by us, and an allowance for those who move.',
      },
    },
    rates: {
      agency: { paye: '£17.53', umb: '£22.50', relocation_paye: '£169', relocation_umb: '£198' },
      incumbent: {
        weekday: '£17.63 per hour',
        weekend: '£22.40 per hour',
        bank_holiday: '£26.45 per hour',
        overtime: 'Flat rate',
      },
    },
    disclaimer: 'Rates for 2026 are to be finalised after further discussion.',
  },
};

/** The older copy also lists what draws drivers. */
export const propositionWithAttractions: SectionOf<'proposition'> = {
  ...proposition,
  content: {
    ...proposition.content,
    attractions: [
      'A known weekly wage from the first week',
      'One flat rate on every day of the week',
      'A furnished room near the depot',
      'A route into a permanent job with the new operator',
    ],
  },
};
