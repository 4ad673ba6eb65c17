import { describeAlertSettings } from './alert-settings.cases.ts';
import { describeJobAlerts } from './job-alerts.cases.ts';

describeJobAlerts('the embedded database');
describeAlertSettings('the embedded database');
