import {
  PasswordAgainSchema,
  staffEndpoints,
  type ApiClient,
  type ApiError,
  type CallOptions,
  type EndpointReply,
  type Result,
} from '@site/contract';
import { defineForm, isUnauthorised, messageOf } from '@site/remote-kit';
import { signInFailure } from '../staff-session/staff-access.ts';
import { addressAfter } from './action-outcome.ts';

/** Shows the form on the page, for browsers without JavaScript: '?clear'. */
export const CLEAR_PARAMETER = 'clear';

const PASSWORD_FIRST = 'Only staff can change the jobs. Please enter the staff password.';

type Cleared = Result<EndpointReply<'clearJobs'>>;

/** Clears all jobs; with a password, signs in first. The page asks for one only when the server does. */
export const clearJobsForm = defineForm({
  name: 'clear-jobs',
  endpoint: staffEndpoints.clearJobs,
  fields: ['password'],
  secrets: ['password'],
  input: PasswordAgainSchema,
  async call(api: ApiClient, data: unknown, options: CallOptions): Promise<Cleared> {
    const { password } = data as { password?: string };
    if (password !== undefined) {
      const signedIn = await api.staffAuth({ action: 'login', password }, options);
      if (!signedIn.ok) return explained(signedIn.error, signInFailure);
    }
    const cleared = await api.call(staffEndpoints.clearJobs, {}, options);
    return cleared.ok ? cleared : explained(cleared.error, clearFailure);
  },
  failureText: ({ message }) => message,
  next: ({ jobsCleared }, { pathname }) => addressAfter.clearing(pathname, jobsCleared),
});

/** The error, with the sentence for the visitor. */
const explained = (error: ApiError<unknown>, textFor: (error: ApiError) => string): Cleared => ({
  ok: false,
  error: { ...error, message: textFor(error as ApiError) } as ApiError,
});

const FORBIDDEN = 403;
const TOO_MANY_REQUESTS = 429;

function clearFailure(error: ApiError): string {
  if (isUnauthorised(error)) return PASSWORD_FIRST;
  if (error.kind !== 'refused') return `Failed to clear jobs: ${messageOf(error)}`;
  return error.status === FORBIDDEN && error.message ? error.message : `Clear failed: ${messageOf(error)}`;
}

/** Whether a refusal can be answered with the shared password: not that of an account, which has other ways. */
export const asksForPassword = (failure: { status: number; details?: unknown } | undefined): boolean =>
  failure !== undefined &&
  ([401, TOO_MANY_REQUESTS].includes(failure.status) ||
    (failure.details as Asked | undefined)?.passwordNeeded === true);

interface Asked {
  passwordNeeded?: boolean;
}
