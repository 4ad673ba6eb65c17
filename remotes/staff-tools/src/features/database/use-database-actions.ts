import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { api } from '@site/remote-kit';
import { clearJobs, syncJobs, type ActionOutcome } from './database-actions.ts';
import { exampleJob } from './job-structure.ts';

const RELOAD_DELAY_MS = 1000;

type RunningAction = 'sync' | 'clear' | 'retest' | 'refresh';

export interface DatabaseActions {
  running: RunningAction | undefined;
  outcome: ActionOutcome | undefined;
  sync: () => Promise<void>;
  clear: () => Promise<void>;
  retest: () => Promise<void>;
  refresh: () => Promise<void>;
  logJobStructure: () => void;
}

export function useDatabaseActions({ onUnauthorised }: { onUnauthorised: () => void }): DatabaseActions {
  const [running, setRunning] = useState<RunningAction>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const { revalidate } = useRevalidator();
  const reload = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(reload.current), []);

  const run = useCallback(async (name: RunningAction, work: () => Promise<ActionOutcome | undefined>) => {
    setRunning(name);
    setOutcome(undefined);
    setOutcome(await work());
    setRunning(undefined);
  }, []);

  const write = (name: 'sync' | 'clear', work: () => Promise<ActionOutcome>) =>
    run(name, async () => {
      const result = await work();
      if (result.status === 'unauthorised') onUnauthorised();
      if (result.status === 'done') {
        clearTimeout(reload.current);
        reload.current = setTimeout(() => void revalidate(), RELOAD_DELAY_MS);
      }
      return result;
    });

  const read = (name: 'retest' | 'refresh', text?: string) =>
    run(name, async () => {
      await revalidate();
      return text ? { status: 'info', text } : undefined;
    });

  return {
    running,
    outcome,
    sync: () => write('sync', () => syncJobs(api.triggerSync)),
    clear: () => write('clear', () => clearJobs(api.clearJobs)),
    retest: () => read('retest'),
    refresh: () => read('refresh', 'Status refreshed.'),
    logJobStructure: () => {
      console.info('Structure of a job:', exampleJob);
      setOutcome({ status: 'info', text: 'The structure of a job is in the browser’s console. Nothing was added.' });
    },
  };
}
