import type { Family } from '../family.ts';

export const management: Family = {
  openings: [
    '{Employer} is appointing a {title} for its {town} operation. It is a hands-on post with a clear mandate.',
    'This is a {title} role for someone who walks the yard before reading the dashboard.',
    'We have been retained by {employer} to find a {title} to lead {site} through its next stage of growth.',
    'A respected operator near {road} wants a {title} who can keep standards high and people staying.',
    'After eight years, the outgoing {title} at {site} is retiring. The hand-over is generous and the team is strong.',
    'Turning a good depot into a very good one is the brief for this {title} appointment in {town}.',
  ],
  about: [
    'The site runs 64 vehicles and 110 people, turns over £18m, and holds FORS Gold.',
    'Service is at 98.6%; the board wants the cost per drop down by 4% without touching it.',
    '{Employer} is privately owned, debt-free, and takes decisions in days rather than quarters.',
    'You will sit on the regional leadership team and report to the operations director.',
    'The operator’s licence record is green on green, and the company means to keep it that way.',
  ],
  duties: [
    'Lead a team of managers, planners and drivers, and be seen doing it',
    'Own the budget for the site and explain the numbers each month',
    'Hold the operator’s licence undertakings to the letter',
    'Set and review KPIs on service, safety, cost and retention',
    'Develop successors for every key post',
    'Build customer relationships at director level',
    'Chair safety and consultation meetings',
    'Plan capital replacement and the move to low-emission vehicles',
    'Take investigations and hearings through fairly and on time',
  ],
  days: [
    'There is no typical day, but there is a rhythm: a morning call at half past seven, a walk of the site, reviews on Tuesday and Thursday, and one early start a fortnight with the drivers.',
    'The first ninety days are yours to listen in. After that the board will want a plan: people, fleet, customers, money, in that order.',
  ],
  requirements: [
    'A record of leading a transport or logistics operation of similar size',
    'Strong knowledge of operator licensing and compliance',
    'Commercial sense: you can read a P&L and improve it',
    'Experience of managing through change',
    'Clear, fair and consistent with people',
    'Willing to travel to other sites once or twice a month',
  ],
  desirables: [
    'International CPC',
    'NEBOSH or IOSH',
    'Membership of CILT',
    'Experience with a unionised workforce',
    'Lean or Six Sigma training',
  ],
  benefits: [
    'Company car or £6,500 allowance',
    'Bonus of up to 20% of salary',
    'Private medical cover for the family',
    'Pension matched to 8%',
    '27 days’ holiday plus bank holidays',
    'Life assurance at four times salary',
    'Relocation support',
    'Leadership coaching',
  ],
  closings: [
    'For a confidential conversation before you apply, ask for our executive search desk.',
    'Please send a CV with a few lines on what you changed in your last role.',
    'First interviews are by video, second on site. We expect an appointment within the month.',
  ],
};
