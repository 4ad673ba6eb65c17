import type { Family } from '../family.ts';

export const workshop: Family = {
  openings: [
    '{Employer} needs a {title} for its workshop at {site}: {kit}, proper lighting, heated floor.',
    'Tired of chasing bonus hours on a dealer’s clock? This {title} post in {town} pays a real salary for real work.',
    'We are working with {employer} to find a {title}. The fleet is {kit}; the backlog is small; the tea is free.',
    'An in-house workshop off {road} wants one more pair of good hands.',
    '{Employer} keeps its own vehicles on the road from {town} and has budget, ramps and parts on the shelf to do it.',
  ],
  about: [
    'The workshop has six bays, a brake roller, and an authorised testing lane on site.',
    'Inspections are planned, not panicked: every vehicle is on a six-week cycle, and first-time pass rates sit at 97%.',
    'Tooling and diagnostics are supplied; you bring hand tools and we insure them.',
    'You will report to a workshop controller who still picks up a spanner.',
  ],
  duties: [
    'Carry out safety inspections and services to DVSA standards',
    'Diagnose electrical, air and hydraulic faults with manufacturer software',
    'Prepare and present vehicles for annual test',
    'Repair brakes, clutches, suspension and driveline',
    'Attend roadside breakdowns when on call',
    'Record work clearly on digital job cards',
    'Advise drivers and the traffic office on defects',
    'Keep the bay and shared equipment clean and safe',
  ],
  days: [
    'Mornings are inspections; afternoons are whatever the drivers brought back. You will see trucks, trailers, tail-lifts and the odd forklift, which keeps it interesting.',
    'Manufacturer training is booked a year ahead. Last year the team completed courses on high-voltage systems, air suspension and refrigeration.',
  ],
  requirements: [
    'City & Guilds, NVQ Level 3 or equivalent in heavy vehicle maintenance',
    'Experience on heavy goods or passenger vehicles',
    'Able to work from wiring diagrams and diagnostic data',
    'Own hand tools',
    'A full driving licence',
    'Careful about records: they protect your name and the operator’s licence',
  ],
  desirables: [
    'HGV or PCV licence',
    'IRTEC accreditation',
    'High-voltage awareness (Level 2 or above)',
    'Tail-lift or refrigeration experience',
  ],
  benefits: [
    'Tool insurance and annual tool allowance of £500',
    'IRTEC paid for and renewed',
    'Overtime at time and a half, Sundays double',
    '25 days’ holiday plus bank holidays',
    'Manufacturer training',
    'Pension matched to 6%',
    'Call-out allowance',
    'Licence acquisition funded',
    'Death-in-service cover',
    'Welcome payment of £1,500 over twelve months',
  ],
  closings: [
    'Come and see the workshop before you decide: we can arrange a visit in your own time.',
    'Apply in confidence. We do not contact your employer until you say so.',
    'Send a CV or just a list of what you have worked on.',
  ],
};
