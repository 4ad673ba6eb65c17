import { typeset } from '@site/remote-kit';

export interface City {
  city: string;
  /** What we recruit for there. */
  opportunities: string;
  sectors: readonly string[];
  highlights: readonly string[];
  /** Its place on the map, in the map's units. */
  at: { x: number; y: number };
  /** Its name is to the left of its place there. */
  west?: boolean;
}

export const cities: readonly City[] = typeset([
  {
    city: 'Glasgow',
    opportunities: 'Class 1 trunking from the depots along the M8, store deliveries, and night shunting.',
    sectors: ['Retail distribution', 'Parcels', 'Construction'],
    highlights: ['The most shifts to choose from', 'Days, nights and four-on four-off'],
    at: { x: 129, y: 202 },
    west: true,
  },
  {
    city: 'Edinburgh',
    opportunities: 'Multi-drop class 2 work in the city, food-service rounds, and container work from the Forth.',
    sectors: ['Food and drink', 'Hospitality supply', 'Waste and recycling'],
    highlights: ['Early starts, home by mid-afternoon', 'Lorry-loader tickets in demand'],
    at: { x: 169, y: 197 },
  },
  {
    city: 'Aberdeen',
    opportunities: 'ADR, tanker and heavy-haul drivers for the harbours and the energy yards of the north-east.',
    sectors: ['Energy and offshore', 'Fish and chilled food', 'Agriculture'],
    highlights: ['The best rates for specialist cards', 'Long runs on the A90 and the A96'],
    at: { x: 211, y: 113 },
  },
  {
    city: 'Dundee',
    opportunities: 'Regional class 1 and class 2 work for Tayside and Fife, with a day’s reach of all four cities.',
    sectors: ['Soft fruit and potatoes', 'Port and renewables', 'Building supplies'],
    highlights: ['Home every night', 'Seasonal peaks from June to October'],
    at: { x: 178, y: 159 },
  },
]);
