import { describeRemoteAccess } from './remote-access.cases.ts';

describeRemoteAccess('the embedded database');
