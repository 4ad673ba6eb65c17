import { describeRequests } from './requests.cases.ts';

describeRequests('the embedded database');
