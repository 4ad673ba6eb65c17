import { describeMailings } from './mailings.test-support.ts';

describeMailings('the embedded database');
