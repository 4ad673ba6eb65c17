import { describeMailings } from './mailings.cases.ts';

describeMailings('the embedded database');
