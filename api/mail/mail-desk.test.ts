import { describeMailDesk } from './mail-desk.cases.ts';

describeMailDesk('the embedded database');
