import type { Terms } from './term.ts';

export const officeAndWorkshop: Terms = {
  transportoffice: { searches: ['traffic office', 'transport office', 'traffic desk', 'transport desk'] },
  transportplanner: {
    names: ['transport planner', 'transport planning', 'traffic planner', 'transport scheduler', 'vehicle planner'],
    kindOf: ['transportoffice'],
  },
  otherplanner: {
    names: [
      'route planner',
      'load planner',
      'fleet planner',
      'delivery planner',
      'schedules planner',
      'route scheduler',
      'bus scheduler',
    ],
    kindOf: ['transportoffice'],
  },
  transportclerk: {
    names: [
      'transport clerk',
      'traffic clerk',
      'transport administrator',
      'transport admin',
      'traffic administrator',
      'haulage clerk',
    ],
    kindOf: ['transportoffice'],
  },
  transportcoordinator: {
    names: ['coordinator', 'co ordinator', 'controller', 'supervisor', 'operator'].flatMap((role) => [
      `transport ${role}`,
      `traffic ${role}`,
      `haulage ${role}`,
    ]),
    kindOf: ['transportoffice'],
  },
  transportmanager: {
    names: ['transport manager', 'transport operations manager', 'transport manager cpc'],
    searches: ['tm cpc', 'cpc transport manager', 'transport mgr', 'cpc manager', 'transport management'],
  },
  fitter: {
    names: [
      'fitter',
      'mechanic',
      'vehicle technician',
      'hgv technician',
      'lgv technician',
      'psv technician',
      'trailer technician',
    ],
    titles: ['technician'],
  },
  tyrefitter: {
    names: ['tyre fitter', 'tyre technician'],
    titles: ['tyre'],
    searches: ['tire fitter', 'tyres'],
    kindOf: ['fitter'],
  },
  autoelectrician: {
    names: ['auto electrician', 'vehicle electrician'],
    searches: ['electrician'],
    kindOf: ['fitter'],
  },
  vehicleinspector: { names: ['vehicle inspector', 'irtec'] },
  recruiter: { titles: ['recruitment', 'recruiter', 'resourcer'], searches: ['recruitment consultant'] },
  humanresources: { names: ['human resources'], titles: ['hr'] },
  healthandsafety: { names: ['health and safety', 'health safety', 'hse', 'sheq', 'h and s'] },
  operatorslicence: { names: ['o licence', 'operator licence', "operator's licence", 'operators licence'] },
  homeworking: {
    names: ['work from home', 'working from home', 'home working', 'from home', 'wfh', 'hybrid', 'remote working'],
    searches: ['remote'],
  },
};
