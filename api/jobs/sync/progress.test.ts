import { describeSyncProgress } from './progress.cases.ts';

describeSyncProgress('the embedded database');
