import { describeAccess } from './access.test-support.ts';

describeAccess('the embedded database');
