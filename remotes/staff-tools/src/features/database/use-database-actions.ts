import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { api, useForm, type Session } from '@site/remote-kit';
import type { ClearJobsHandle } from './clear-jobs-confirmation.tsx';
import { clearedOutcome, clearJobsForm, postedOutcome } from './clear-jobs-form.ts';
import { syncJobs, type ActionOutcome } from './database-actions.ts';
import { exampleJob } from './job-structure.ts';

const RELOAD_DELAY_MS = 1000;

type RunningAction = 'sync' | 'retest' | 'refresh';

export interface DatabaseActions {
  running: RunningAction | undefined;
  outcome: ActionOutcome | undefined;
  sync: () => Promise<void>;
  /** The form that confirms the clearing. */
  clearing: ClearJobsHandle;
  retest: () => Promise<void>;
  refresh: () => Promise<void>;
  logJobStructure: () => void;
}

export function useDatabaseActions(session: Pick<Session, 'end' | 'check'>): DatabaseActions {
  const [running, setRunning] = useState<RunningAction>();
  const [parameters] = useSearchParams();
  const [outcome, setOutcome] = useState<ActionOutcome | undefined>(() => postedOutcome(parameters));
  const { revalidate } = useRevalidator();
  const reload = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(reload.current), []);

  const run = useCallback(async (name: RunningAction, work: () => Promise<ActionOutcome | undefined>) => {
    setRunning(name);
    setOutcome(undefined);
    setOutcome(await work());
    setRunning(undefined);
  }, []);

  const reloadSoon = () => {
    clearTimeout(reload.current);
    reload.current = setTimeout(() => void revalidate(), RELOAD_DELAY_MS);
  };

  const sync = () =>
    run('sync', async () => {
      const result = await syncJobs(api);
      if (result.status === 'unauthorised') session.end();
      if (result.status === 'done') reloadSoon();
      return result;
    });

  const clearing = useForm(clearJobsForm, {
    onAccepted({ jobsCleared }) {
      setOutcome(clearedOutcome(jobsCleared));
      session.check();
      reloadSoon();
    },
  });

  const read = (name: 'retest' | 'refresh', text?: string) =>
    run(name, async () => {
      await revalidate();
      return text ? { status: 'info', text } : undefined;
    });

  return {
    running,
    outcome,
    sync,
    clearing,
    retest: () => read('retest'),
    refresh: () => read('refresh', 'Status refreshed.'),
    logJobStructure: () => {
      console.info('Structure of a job:', exampleJob);
      setOutcome({ status: 'info', text: 'The structure of a job is in the browser’s console. Nothing was added.' });
    },
  };
}
