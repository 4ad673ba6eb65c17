import { INVITATION_UNKNOWN } from '@site/contract';
import { ApiProblem } from '@site/protocol';

export const ACCOUNTS_PAGE = '/staff/accounts';
export const OWN_PAGE = '/staff/account';
export const SIGN_IN_PAGE = '/staff/sign-in';
const INVITATION = 'mock-invitation';
export const WELCOME_PAGE = `/staff/welcome/${INVITATION}`;

/** @throws ApiProblem 404 for any other */
export function requireInvitation({ token }: { token: string }): void {
  if (token !== INVITATION) throw new ApiProblem(404, INVITATION_UNKNOWN);
}

/** The code that the mocks accept from any authenticator app, of anybody. */
export const MOCK_CODE = '123456';
export const AUTHENTICATOR_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const withCookies = (...cookies: readonly string[]) => ({
  data: { success: true } as const,
  headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
});
