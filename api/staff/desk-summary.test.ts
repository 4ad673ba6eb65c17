import { describeDeskSummary } from './desk-summary.cases.ts';

describeDeskSummary('the embedded database');
