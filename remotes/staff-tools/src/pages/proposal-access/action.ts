import { accessAction } from '@site/remote-kit';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export const action = accessAction(staffAccess);
