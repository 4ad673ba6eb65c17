import { useEffect, useState } from 'react';
import type { Endpoint, Result } from '@site/contract';
import { api, isUnauthorised, type ReplyOf } from '@site/remote-kit';
import type { DeskData } from './desk-loader.ts';

const EVERY_MS = 3_000;

interface LiveOptions {
  /** Whether there is a session to read with. */
  isOn: boolean;
  /** Called when the session has ended. Stable between renders. */
  onEnded: () => void;
}

interface LiveReply<Definition extends Endpoint> {
  reply: Result<ReplyOf<Definition>>;
  /** Whether the last reading failed, so that `reply` is an earlier one. */
  isStale: boolean;
}

/**
 * The page's reply, read again every few seconds while the page is visible: it shows what other staff, and the server
 * itself, change. Nobody asks for these readings, so they do not prolong the session.
 */
export function useLiveReply<Definition extends Endpoint>(
  endpoint: Definition,
  { query, reply: loaded }: DeskData<Definition>,
  { isOn, onEnded }: LiveOptions,
): LiveReply<Definition> {
  const [latest, setLatest] = useState({ loaded, reply: loaded, isStale: false });

  useEffect(() => {
    if (!isOn) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      if (document.visibilityState === 'hidden') return true;
      const result = (await api.call<Endpoint>(endpoint, query, { signal, unattended: true })) as typeof loaded;
      if (signal.aborted) return false;
      if (!result.ok && isUnauthorised(result.error)) {
        onEnded();
        return false;
      }
      setLatest((before) => next(before, loaded, result));
      return true;
    };
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => void read().then((goesOn) => goesOn && wait()), EVERY_MS);
    };
    wait();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
    // eslint-disable-next-line react/exhaustive-deps -- the query changes with what is loaded
  }, [loaded, isOn]);

  return latest.loaded === loaded ? latest : { reply: loaded, isStale: false };
}

interface Latest<Data> {
  /** What the page was loaded with when this was read. */
  loaded: Result<Data>;
  reply: Result<Data>;
  isStale: boolean;
}

/** Unchanged, and so not rendered, when there is nothing new. */
function next<Data>(before: Latest<Data>, loaded: Result<Data>, result: Result<Data>): Latest<Data> {
  const known = before.loaded === loaded ? before.reply : loaded;
  const isStale = !result.ok && known.ok;
  const reply = isStale || JSON.stringify(result) === JSON.stringify(known) ? known : result;
  const isSame = before.loaded === loaded && before.reply === reply && before.isStale === isStale;
  return isSame ? before : { loaded, reply, isStale };
}
