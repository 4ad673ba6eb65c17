/*
 * What staff call to sign in to their accounts, with `api.call`: whoever calls has no session yet.
 */

export { endpoint as acceptInvitation } from '../endpoints/accounts/accept-invitation/contract.ts';
export { endpoint as passkeyOptions } from '../endpoints/accounts/passkey-options/contract.ts';
export { endpoint as staffInvitation } from '../endpoints/accounts/staff-invitation/contract.ts';
export { endpoint as staffSignIn } from '../endpoints/accounts/staff-sign-in/contract.ts';
