import { describeApplicationsWithFiles } from './applications-with-files.cases.ts';

describeApplicationsWithFiles('the embedded database');
