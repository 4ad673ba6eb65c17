import type { WriteSection } from './section.ts';

export const relocation: WriteSection<'relocation'> = ({ operators }) => ({
  id: 'relocation',
  title: 'Relocation and housing',
  content: {
    overview:
      'Drivers from outside the area live close to the depot, in shared houses that we let, furnish and look after.',
    model: 'We hold the leases: drivers pay a fixed weekly amount and move out when their engagement ends.',
    accommodation: [
      'Houses of 2 to 6 bedrooms, a room for each driver',
      '28-day rolling contracts',
      'Utilities included',
      'Within a short drive of the depot, with transport for the earliest duties',
    ],
    identification: `Identity, address and right to work are verified before a key is handed over, and ${operators} depot receives the list.`,
    safetyCompliance:
      'Each house has a gas safety record, an electrical report and smoke alarms, and is inspected between tenants.',
  },
});
