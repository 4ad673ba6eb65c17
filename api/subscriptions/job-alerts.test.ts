import { describeJobAlerts } from './job-alerts.cases.ts';

describeJobAlerts('the embedded database');
