import { describeAccess } from './access.cases.ts';

describeAccess('the embedded database');
