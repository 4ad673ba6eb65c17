import type { WriteSection } from './section.ts';

export const position: WriteSection<'position'> = ({ operators }) => ({
  id: 'position',
  title: 'Where we stand',
  content: {
    overview:
      'Nobody can say yet how many drivers will transfer with each lot. The incumbent operator may win at most one of the two, so at least one depot changes hands, and its drivers may decide late.',
    risks: [
      'The incumbent operator may win at most one of the two lots: a new employer is certain at one depot at least.',
      'Drivers may decide up to 24 hours before the transfer date whether they go with their work or stay.',
      'The true shortfall becomes clear only in the last weeks, when there is no time left to advertise, assess and train.',
      'Both depots recruit in the same towns as their neighbours, and from the same pool of drivers.',
      'Every bus without a driver on the first morning is seen by passengers, the press and the regulator.',
    ],
    realWorldExample:
      'At an earlier franchise launch the agency drivers needed at one depot rose from 50 to 150, and another depot asked for 20 more. Both numbers were clear only a week before the first service.',
    mitigation: `A reserve that is assessed and trained before the numbers are known, drawn down to ${operators} real need, protects the timetable whatever the numbers turn out to be.`,
  },
});
