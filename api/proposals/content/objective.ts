import type { SectionOf } from '@site/contract';

const title = 'Objective';
const summary =
  'The aim is plain: from the first day of franchised service, every timetabled bus leaves the depot with a qualified, locally trained driver at the wheel.';

export const authorityObjective: SectionOf<'objective'> = {
  id: 'objective',
  title,
  content: {
    overview:
      'Two franchise lots, Wirral and St Helens, change hands in September 2026. Whoever wins them, buses have to run from the first morning. This plan keeps a trained reserve of drivers ready to cover any shortfall while the new operators build their own permanent teams.',
    details: [
      'Have 300+ PCV licence holders available across the Wirral and St Helens depots, the final number following vehicle requirement data.',
      'Be ready for the start of franchised service in September 2026, with assessment and route learning finished beforehand.',
      'Commit every driver for a minimum engagement of 12 weeks, so that rosters stay stable through the handover.',
      'Protect passengers and the timetable if fewer drivers than expected transfer from the outgoing operator.',
      'Step the reserve down in an orderly way as permanent recruitment catches up.',
    ],
    summary,
  },
};

export const operatorObjective: SectionOf<'objective'> = {
  id: 'objective',
  title,
  content: {
    overview:
      'Taking over a depot in September 2026 means taking on its driver numbers, whatever they turn out to be. This plan gives you a trained reserve for Wirral, for St Helens or for both, so that an uncertain staff transfer does not become a missed timetable.',
    details: [
      'Set aside 300+ PCV licence holders over the two depots, drawn down to the number your vehicle requirement shows.',
      'Have drivers assessed, inducted and route trained to your standards before service starts in September 2026.',
      'Plan on a minimum engagement of 12 weeks, long enough to recruit and train your permanent team.',
      'Work inside your depot management, rostering and reporting from the first day.',
      'Release drivers depot by depot as your own people come on stream.',
    ],
    summary,
  },
};
