import { describeTasks } from './tasks.test-support.ts';

describeTasks('the embedded database');
