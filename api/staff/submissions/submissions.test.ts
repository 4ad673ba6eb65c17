import { describeStaffSubmissions } from './submissions.cases.ts';

describeStaffSubmissions('the embedded database');
