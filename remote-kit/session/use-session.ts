import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AccessReply, ApiError } from '@site/contract';
import { useHydrated } from '@site/design-system';
import { api } from '../api.ts';
import { useForm, type FormHandle } from '../forms/use-form.ts';
import type { Access, AuthCall } from './access.ts';
import { storedFlag } from './stored-flag.ts';

type Status = 'checking' | 'signed-in' | 'signed-out';

interface SessionNote {
  text: string;
  /** The server ended the session, not the visitor. */
  isProblem: boolean;
}

export interface Session {
  /** `checking` while the server is asked about an earlier session; the password can be typed meanwhile. */
  status: Status;
  /** Why the session ended, once it has. */
  note: SessionNote | undefined;
  signIn: FormHandle<AccessReply, 'password'>;
  signOut: FormHandle<AccessReply, never>;
  /** For a call that the server refused because the session has ended. Stable between renders. */
  end(): void;
  /** Asks the server, for a password that was entered elsewhere on the page. */
  check(): void;
}

/**
 * The session behind one password. Signed out in the first render, whatever the browser remembers, unless the server
 * has made the page for a session that it knows.
 */
export function useSession({ auth, words, ...forms }: Access, options: { isKnown: boolean }): Session {
  const [isKnown] = useState(options.isKnown);
  const [answer, setAnswer] = useState<Exclude<Status, 'checking'> | undefined>(isKnown ? 'signed-in' : undefined);
  const [note, setNote] = useState<SessionNote>();
  const flag = useMemo(() => storedFlag(auth), [auth]);
  const hydrated = useHydrated();
  const status = answer ?? (hydrated && flag.isSet() ? 'checking' : 'signed-out');
  const verification = useRef<AbortController>(null);

  const check = useCallback(() => {
    verification.current?.abort();
    const controller = new AbortController();
    verification.current = controller;
    void verify(auth, controller.signal).then((isValid) => {
      if (controller.signal.aborted) return;
      if (isValid === undefined) {
        setAnswer((known) => known ?? 'signed-out');
        return;
      }
      if (isValid) {
        flag.set();
        setNote(undefined);
      } else {
        flag.clear();
        // The page was made for a session that is there no more.
        if (isKnown) setNote({ text: words.ended, isProblem: true });
      }
      setAnswer(isValid ? 'signed-in' : 'signed-out');
    });
  }, [auth, flag, isKnown, words]);

  useEffect(() => {
    if (isKnown) flag.set();
    if (flag.isSet()) check();
    return () => verification.current?.abort();
  }, [check, flag, isKnown]);

  const close = useCallback(
    (reason: SessionNote) => {
      verification.current?.abort();
      flag.clear();
      setNote(reason);
      setAnswer('signed-out');
    },
    [flag],
  );

  const signIn = useForm(forms.signIn, {
    onAccepted() {
      verification.current?.abort();
      flag.set();
      setNote(undefined);
      setAnswer('signed-in');
    },
    onFailed: logFault,
  });
  const signOut = useForm(forms.signOut, { onAccepted: () => close({ text: words.signedOut, isProblem: false }) });
  const end = useCallback(() => close({ text: words.ended, isProblem: true }), [close, words]);

  return { status, note: signIn.state.failure ? undefined : note, signIn, signOut, end, check };
}

/** Whether the browser's session cookie still opens what is behind the password; undefined without an answer. */
async function verify(auth: AuthCall, signal: AbortSignal): Promise<boolean | undefined> {
  const result = await api[auth]({ action: 'verify' }, { signal });
  if (!result.ok) {
    if (!signal.aborted) console.info('The stored session could not be verified:', result.error.message);
    return undefined;
  }
  if (result.data.refreshed) console.info('The session was extended by 30 days.');
  return result.data.valid === true;
}

const SERVER_ERROR = 500;

function logFault(error: ApiError) {
  if (error.kind !== 'refused' || error.status >= SERVER_ERROR) console.error('Signing in failed:', error.message);
}
