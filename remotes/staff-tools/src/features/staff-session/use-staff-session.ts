import { useCallback, useEffect, useState } from 'react';
import { api } from '../../api.ts';
import * as calls from './staff-calls.ts';

export interface StaffSession {
  /** `unknown` until the browser has asked. */
  status: 'unknown' | 'signedIn' | 'signedOut';
  pending: boolean;
  problem: string | undefined;
  signIn: (password: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** For a call that the server refused because there is no session. */
  markSignedOut: () => void;
}

export function useStaffSession(): StaffSession {
  const [status, setStatus] = useState<StaffSession['status']>('unknown');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    const controller = new AbortController();
    void calls.isSignedIn(api.staffAuth, controller.signal).then((signedIn) => {
      if (!controller.signal.aborted) setStatus(signedIn ? 'signedIn' : 'signedOut');
    });
    return () => controller.abort();
  }, []);

  const change = useCallback(async (call: () => Promise<string | undefined>, next: StaffSession['status']) => {
    setPending(true);
    setProblem(undefined);
    const failure = await call();
    setPending(false);
    setProblem(failure);
    if (failure === undefined) setStatus(next);
  }, []);

  return {
    status,
    pending,
    problem,
    signIn: (password) => change(() => calls.signIn(api.staffAuth, password), 'signedIn'),
    signOut: () => change(() => calls.signOut(api.staffAuth), 'signedOut'),
    markSignedOut: () => setStatus('signedOut'),
  };
}
