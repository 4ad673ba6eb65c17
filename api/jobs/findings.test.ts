import { describeFindings } from './findings.cases.ts';

describeFindings('the embedded database');
