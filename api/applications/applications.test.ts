import { describeApplications } from './applications.cases.ts';

describeApplications('the embedded database');
