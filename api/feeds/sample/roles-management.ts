import { management } from './families/management.ts';
import type { Role } from './family.ts';

export const managementRoles: readonly Role[] = [
  {
    titles: ['Transport Manager (CPC)', 'Transport Manager', 'National Transport Manager', 'Transport Operations Manager'],
    industry: 'Management', family: management, shifts: 'management', weight: 7,
    pay: { annum: [42000, 60000] },
    kit: ['64 vehicles'],
    duties: ['Be the named transport manager on the operator’s licence'],
    requirements: ['Transport Manager CPC (national or international)'],
  },
  {
    titles: ['Depot Manager', 'General Manager - Distribution Centre', 'Site Operations Manager', 'Bus Depot Manager'],
    industry: 'Management', family: management, shifts: 'management', weight: 5,
    pay: { annum: [46000, 68000] },
    kit: ['the whole site'],
    duties: ['Answer for the depot’s service, safety and profit'],
    requirements: ['Experience of running a multi-shift site'],
  },
  {
    titles: ['Warehouse Manager', 'Warehouse Shift Manager', 'Night Shift Manager', 'Fulfilment Manager'],
    industry: 'Management', family: management, shifts: 'management', weight: 5,
    pay: { annum: [36000, 52000] },
    kit: ['a 40-door warehouse'],
    duties: ['Lead three shifts through peak without burning people out'],
    requirements: ['Two years as a shift or warehouse manager'],
  },
  {
    titles: ['Compliance Manager', 'Health, Safety & Compliance Manager', 'Fleet Compliance Officer', 'Driver Training Manager', 'Fleet Manager'],
    industry: 'Management', family: management, shifts: 'management', weight: 5,
    pay: { annum: [38000, 56000] },
    kit: ['the fleet'],
    duties: ['Audit sites against the operator’s licence, FORS and DVSA guidance', 'Close actions, not just raise them'],
    requirements: ['Sound knowledge of DVSA guidance and Earned Recognition'],
  },
  {
    titles: ['Supply Chain Manager', 'Logistics Manager', 'Head of Logistics', 'Regional Operations Director', 'Contract Manager (3PL)'],
    industry: 'Logistics', family: management, shifts: 'management', weight: 5,
    pay: { annum: [48000, 88000] },
    kit: ['the contract'],
    duties: ['Own inbound, stock and outbound from end to end'],
    requirements: ['Experience of 3PL contracts and open-book reporting'],
  },
];
