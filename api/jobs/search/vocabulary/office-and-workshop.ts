import type { Term, Terms } from './term.ts';

const inOffice = (names: readonly string[]): Term => ({ names, kindOf: ['transportoffice'] });

export const officeAndWorkshop: Terms = {
  office: { searches: ['office', 'office work', 'office job', 'clerical'] },
  admin: { names: ['admin'], titles: ['administrator', 'administration', 'administrative'], kindOf: ['office'] },
  security: { names: ['security guard', 'security officer'], titles: ['security'] },
  clerk: { titles: ['clerk'], kindOf: ['office'] },
  coordinator: { names: ['coordinator', 'co ordinator'], searches: ['cordinator'] },
  transportoffice: {
    searches: ['traffic office', 'transport office', 'traffic desk', 'transport desk'],
    kindOf: ['office'],
  },
  transportplanner: inOffice([
    'transport planner',
    'transport planning',
    'traffic planner',
    'traffic planning',
    'transport scheduler',
    'vehicle planner',
  ]),
  loadplanner: inOffice(['load planner']),
  routeplanner: inOffice(['route planner', 'route planning', 'route scheduler']),
  fleetplanner: { names: ['fleet planner'], kindOf: ['transportoffice', 'fleet'] },
  schedulesplanner: inOffice(['schedules planner', 'bus scheduler']),
  transportclerk: {
    names: [
      'transport clerk',
      'traffic clerk',
      'haulage clerk',
      'transport administrator',
      'transport admin',
      'traffic administrator',
    ],
    kindOf: ['transportoffice', 'clerk', 'admin'],
  },
  transportcoordinator: {
    names: ['transport', 'traffic', 'haulage'].flatMap((desk) =>
      ['coordinator', 'co ordinator', 'controller', 'operator'].map((role) => `${desk} ${role}`),
    ),
    kindOf: ['transportoffice', 'coordinator'],
  },
  transportsupervisor: inOffice(['transport supervisor', 'traffic supervisor']),
  transportmanager: {
    names: ['transport manager', 'transport operations manager', 'transport manager cpc'],
    searches: ['tm cpc', 'cpc transport manager', 'transport mgr', 'cpc manager', 'transport management'],
  },
  // Rather than the town in Hampshire.
  fleet: { names: ['fleet'] },
  welder: { names: ['welder', 'welding', 'fabricator'] },
  teamleader: { titles: ['team leader', 'team lead', 'shift leader', 'supervisor', 'charge hand'] },
  customs: { names: ['customs', 'customs clearance'] },
  recruiter: { titles: ['recruitment', 'recruiter', 'resourcer'], searches: ['recruitment consultant'] },
  humanresources: { names: ['human resources'], titles: ['hr'] },
  healthandsafety: { names: ['health and safety', 'health safety', 'hse', 'sheq', 'h and s'] },
  operatorslicence: { names: ['o licence', "operator's licence", 'operators licence', 'operator licence'] },
  homeworking: {
    names: ['work from home', 'working from home', 'home working', 'from home', 'wfh', 'hybrid', 'remote working'],
    searches: ['remote'],
  },

  fitter: { names: ['fitter', 'mechanic'], titles: ['technician'], searches: ['vehicle technician'] },
  tyrefitter: {
    names: ['tyre fitter', 'tyre technician'],
    titles: ['tyre'],
    searches: ['tire fitter'],
    kindOf: ['fitter'],
  },
  autoelectrician: {
    names: ['auto electrician', 'vehicle electrician'],
    searches: ['electrician'],
    kindOf: ['fitter'],
  },
  vehicleinspector: { names: ['vehicle inspector', 'irtec'] },
  bodyshop: { names: ['body shop', 'panel beater', 'vehicle painter'] },
};
