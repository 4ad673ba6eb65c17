import { describeRemoteHealth } from './health.cases.ts';

describeRemoteHealth('the embedded database');
