import { describeOutage } from './outage.cases.ts';

describeOutage('the embedded database');
