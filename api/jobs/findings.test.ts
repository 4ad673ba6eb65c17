import { describeFindings } from './findings.test-support.ts';

describeFindings('the embedded database');
