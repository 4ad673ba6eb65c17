import { typeset } from '@site/remote-kit';

export interface Check {
  place: string;
  look: string;
  /** Its place on the drawing of the lorry, in the drawing's units. */
  at: { x: number; y: number };
}

/** The stops of a walk-round check, in order. */
export const checks: readonly Check[] = typeset([
  {
    place: 'In the cab',
    look: 'Warning lights, mirrors, wipers, horn, seat belt, height notice',
    at: { x: 392, y: 44 },
  },
  { place: 'Front', look: 'Lights, indicators, glass, number plate', at: { x: 448, y: 84 } },
  { place: 'Steering axle', look: 'Tyres, tread, wheel nuts and their markers', at: { x: 418, y: 116 } },
  { place: 'Under the cab', look: 'Leaks of fuel, oil or coolant; air tanks; AdBlue cap', at: { x: 381, y: 108 } },
  { place: 'Coupling', look: 'Fifth wheel locked, dog clip in, air lines sound', at: { x: 332, y: 78 } },
  { place: 'Body and load', look: 'Curtains, doors, straps, side guards', at: { x: 190, y: 62 } },
  { place: 'Trailer axles', look: 'Tyres, brakes, suspension, spray suppression', at: { x: 96, y: 116 } },
  { place: 'Rear', look: 'Lights, reflectors, doors secured, trailer plate', at: { x: 16, y: 64 } },
]);
