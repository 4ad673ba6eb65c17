import { describeRemoteOrigins } from './remote-origins.cases.ts';

describeRemoteOrigins('the embedded database');
