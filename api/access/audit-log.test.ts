import { describeAuditLog } from './audit-log.cases.ts';

describeAuditLog('the embedded database');
