import { describeInterviews } from './interviews.cases.ts';

describeInterviews('the embedded database');
