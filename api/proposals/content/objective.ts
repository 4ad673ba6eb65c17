import type { SectionOf } from '@site/contract';

const title = 'Objective';
const summary =
  'The aim is plain: from the first day of franchised service, every timetabled bus leaves the depot with a qualified, locally trained driver at the wheel.';

export const authorityObjective: SectionOf<'objective'> = {
  id: 'objective',
  title,
  content: {
    overview:
      'Two LCRCA franchise lots, Wirral and St Helens, start in September 2026. Whoever wins the lots, buses have to run from the first morning. This plan keeps a trained reserve of drivers ready to cover any shortfall while the operators build their own permanent teams.',
    details: [
      'Have 300+ PCV licence holders available across the Wirral and St Helens depots, subject to vehicle requirement data.',
      'Be ready for the start of franchised service in September 2026, with assessment and route learning finished beforehand.',
      'Commit every driver for a minimum engagement of 12 weeks, so that rosters stay stable through the handover.',
      'Protect passengers and the timetable if fewer drivers transfer than expected.',
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
      'Taking over a depot in September 2026 means taking on its driver numbers, whatever they turn out to be. This plan gives you a trained reserve for Wirral or for St Helens, so that an uncertain staff transfer does not become a missed timetable.',
    details: [
      'Have 300+ PCV licence holders available across the two depots, subject to vehicle requirement data.',
      'Have drivers assessed, inducted and route trained to your standards before service starts in September 2026.',
      'Plan on a minimum engagement of 12 weeks, while you recruit and train your permanent team.',
      'Work inside your depot management, rostering and reporting from the first day.',
      'Release drivers depot by depot as your own recruits take over.',
    ],
    summary,
  },
};
