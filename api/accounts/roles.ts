import { STAFF_ROLES, type StaffRole } from '@site/contract';

/** The roles in a row of `staff_members`. */
export const rolesOf = (text: string): StaffRole[] => STAFF_ROLES.filter((role) => text.split(',').includes(role));

export const isOperator = ({ roles }: { roles: string }): boolean => rolesOf(roles).includes('operator');
