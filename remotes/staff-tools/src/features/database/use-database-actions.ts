import { useEffect, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import type { EndpointReply } from '@site/contract';
import { isUnauthorised, useForm, type FormHandle, type Session } from '@site/remote-kit';
import { clearedOutcome, postedOutcome, syncedOutcome, type ActionOutcome } from './action-outcome.ts';
import { focusSignIn } from '../staff-session/staff-access.ts';
import type { ClearJobsHandle } from './clear-jobs-confirmation.tsx';
import { clearJobsForm } from './clear-jobs-form.ts';
import { exampleJob } from './job-structure.ts';
import { SIGN_IN_FIRST, syncJobsForm } from './sync-jobs-form.ts';

const RELOAD_DELAY_MS = 1000;
const UNAUTHORISED = 401;

type Reading = 'retest' | 'refresh';

export interface DatabaseActions {
  /** What is being read again. */
  reading: Reading | undefined;
  /** How the last action ended. */
  outcome: ActionOutcome | undefined;
  syncing: FormHandle<EndpointReply<'triggerSync'>, never>;
  /** The form that confirms the clearing. */
  clearing: ClearJobsHandle;
  /** The clearing was refused to somebody who has yet to sign in to an account; no password would help. */
  needsAccount: boolean;
  retest: () => Promise<void>;
  refresh: () => Promise<void>;
  logJobStructure: () => void;
}

export function useDatabaseActions(
  session: Pick<Session, 'status' | 'end' | 'check'>,
  { hasAccounts }: { hasAccounts: boolean },
): DatabaseActions {
  const [reading, setReading] = useState<Reading>();
  const [parameters] = useSearchParams();
  const { revalidate } = useRevalidator();
  const reload = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(reload.current), []);

  const reloadSoon = () => {
    clearTimeout(reload.current);
    reload.current = setTimeout(() => void revalidate(), RELOAD_DELAY_MS);
  };

  const syncing = useForm(syncJobsForm, {
    onAccepted({ data }) {
      setOutcome(syncedOutcome(data));
      reloadSoon();
    },
    onFailed(error) {
      setOutcome(failed(syncJobsForm.failureText(error), isUnauthorised(error)));
      if (isUnauthorised(error) && session.status === 'signed-in') session.end();
    },
  });

  const clearing = useForm(clearJobsForm, {
    onAccepted({ jobsCleared }) {
      setOutcome(clearedOutcome(jobsCleared));
      session.check();
      reloadSoon();
    },
  });
  const needsAccount = hasAccounts && clearing.state.failure?.status === UNAUTHORISED;

  const { failure, pending } = syncing.state;
  const [outcome, setOutcome] = useState<ActionOutcome | undefined>(
    () =>
      postedOutcome(parameters) ??
      (needsAccount ? signInFirst : failure && failed(failure.message, failure.status === UNAUTHORISED)),
  );

  // An effect: whether there are accounts may be known only after the refusal.
  const { end } = session;
  useEffect(() => {
    if (!needsAccount) return;
    end();
    setOutcome(signInFirst);
    // eslint-disable-next-line react/exhaustive-deps -- once for a refusal, not for each new `end`
  }, [needsAccount]);

  // The visitor continues where the action can be made possible.
  useEffect(() => {
    if (outcome?.status === 'unauthorised') focusSignIn();
  }, [outcome]);

  const read = async (what: Reading, after?: ActionOutcome) => {
    setReading(what);
    setOutcome(undefined);
    await revalidate();
    setOutcome(after);
    setReading(undefined);
  };

  return {
    reading,
    outcome: pending ? undefined : outcome,
    syncing,
    clearing,
    needsAccount,
    retest: () => read('retest'),
    refresh: () => read('refresh', { status: 'info', text: 'Status refreshed.' }),
    logJobStructure: () => {
      console.info('Structure of a job:', exampleJob);
      setOutcome({ status: 'info', text: 'The structure of a job is in the browser’s console. Nothing was added.' });
    },
  };
}

const failed = (text: string, isUnauthorisedCall: boolean): ActionOutcome => ({
  status: isUnauthorisedCall ? 'unauthorised' : 'failed',
  text,
});

const signInFirst = failed(SIGN_IN_FIRST, true);
