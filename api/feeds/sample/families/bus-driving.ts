import type { Family } from '../family.ts';

export const busDriving: Family = {
  openings: [
    '{Employer} is recruiting PCV drivers for its {town} depot, on town services that carry people to work, school and home.',
    'Be the person {town} says good morning to. {Employer} needs a {title} on {kit}.',
    'Hold a D or D+E licence? {Employer} has full and part-time duties from {site}.',
    'A {title} role with a proper rota, published eight weeks ahead, from a depot close to {road}.',
    'Network changes in {town} mean new duties, and new duties need drivers. Route learning is paid.',
  ],
  about: [
    'The depot has 140 drivers, its own workshop and a canteen that people actually use.',
    'You will have a named mentor for your first six weeks and a quiet word, not a letter, when something goes wrong.',
    '{Employer} runs urban and interurban services, school contracts and rail replacement across the area.',
    'The fleet is moving to zero-emission vehicles; type training is given to everyone.',
  ],
  duties: [
    'Drive {kit} safely, smoothly and to the timetable',
    'Complete first-use checks and report defects',
    'Help passengers with ramps, fares and connections',
    'Handle cash and smartcard ticketing accurately',
    'Keep in touch with control about diversions and delays',
    'Write clear incident reports when needed',
    'Look after wheelchair users and passengers who need a little more time',
  ],
  days: [
    'Earlies sign on from 04:30 and are home by early afternoon; lates relieve on the road and finish by one. Breaks are taken at the depot or the interchange, never at the wheel.',
    'You will learn three to five routes in your first fortnight, riding first and then driving with a mentor, before you take a duty on your own.',
  ],
  requirements: [
    'PCV (category D or D+E) licence',
    'Current Driver CPC with a passenger module, or willing to complete one',
    'No more than six points',
    'An enhanced DBS check, arranged by us',
    'Good spoken English and a calm manner',
    'Able to work a rota that includes some weekends',
  ],
  desirables: ['Digicard for longer-distance work', 'Wheelchair or MiDAS training', 'Local route knowledge'],
  benefits: [
    'Free bus travel for you and one other',
    'Paid route learning',
    'Guaranteed hours every week',
    'Driver CPC funded',
    'Pension and sick pay',
    'Overtime at enhanced rates',
    'Relocation help with shared accommodation for six weeks',
    'Uniform supplied and laundered',
    'Long-service days off',
  ],
  closings: [
    'Apply with your licence categories and we will call to arrange an assessment drive.',
    'Assessments are held weekly at {site}; most people hear the result the same day.',
    'If your CPC has lapsed, tell us: we run the modules and can get you back on the road.',
  ],
};
