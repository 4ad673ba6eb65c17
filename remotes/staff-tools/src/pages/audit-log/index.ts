import { auditLog } from '@site/contract';
import { accessAction, type PageMeta } from '@site/remote-kit';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { AuditLogPage as Component } from './page.tsx';
export const loader = deskLoader(auditLog);
export const action = accessAction(staffAccess);
export const isPrivate = true;

export const meta = (): PageMeta => ({
  title: 'Audit Log',
  description: 'Internal page: what staff changed, when, and how it ended.',
  robots: 'noindex',
});
