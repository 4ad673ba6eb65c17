import { describeTasks } from './tasks.cases.ts';

describeTasks('the embedded database');
