import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { ProposalAuth } from '../../proposal-routes.ts';
import { api } from '../../api.ts';
import * as calls from './access-calls.ts';
import { accessReducer, initialAccess, type AccessState } from './access-state.ts';
import { storedFlag } from './stored-flag.ts';

const LOGGED_OUT = 'You have logged out.';
const SESSION_ENDED = 'Your session has ended. Please enter the password again.';
const LOGOUT_FAILED = 'Logging out failed. Please check your connection and try again.';

export interface ProposalAccess {
  state: AccessState;
  logIn: (password: string) => Promise<void>;
  logOut: () => Promise<void>;
  /** For a call that the server refused because the session is over. */
  endSession: () => void;
}

/** The lock of one proposal: closed in the first render, whatever the browser remembers. */
export function useProposalAccess(auth: ProposalAuth): ProposalAccess {
  const [state, dispatch] = useReducer(accessReducer, initialAccess);
  const flag = useMemo(() => storedFlag(auth), [auth]);
  const verification = useRef<AbortController>(null);

  useEffect(() => {
    if (!flag.isSet()) return;
    const controller = new AbortController();
    verification.current = controller;
    dispatch({ type: 'verifyStarted' });
    void calls.verify(api[auth], controller.signal).then((valid) => {
      if (controller.signal.aborted) return;
      if (!valid) flag.clear();
      dispatch({ type: valid ? 'unlocked' : 'verifyFailed' });
    });
    return () => controller.abort();
  }, [auth, flag]);

  const logIn = useCallback(
    async (password: string) => {
      verification.current?.abort();
      dispatch({ type: 'loginStarted' });
      const problem = await calls.logIn(api[auth], password);
      if (problem !== undefined) return dispatch({ type: 'loginFailed', problem });
      flag.set();
      dispatch({ type: 'unlocked' });
    },
    [auth, flag],
  );

  const logOut = useCallback(async () => {
    if (!(await calls.logOut(api[auth]))) return dispatch({ type: 'logoutFailed', problem: LOGOUT_FAILED });
    flag.clear();
    dispatch({ type: 'locked', message: { kind: 'note', text: LOGGED_OUT } });
  }, [auth, flag]);

  const endSession = useCallback(() => {
    flag.clear();
    dispatch({ type: 'locked', message: { kind: 'problem', text: SESSION_ENDED } });
  }, [flag]);

  return { state, logIn, logOut, endSession };
}
