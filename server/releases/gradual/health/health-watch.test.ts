import { describeHealthWatch } from './health-watch.cases.ts';

describeHealthWatch('the embedded database');
