import { useEffect, useState } from 'react';
import type { ApiError, Endpoint, Result } from '@site/contract';
import { api, isUnauthorised, type InputOf, type ReplyOf } from './api.ts';

const EVERY_MS = 3_000;

interface LiveOptions {
  /** Whether it may be read: there is a session, or none is needed. */
  isOn: boolean;
  /** Called when the session has ended. Stable between renders. */
  onEnded?: () => void;
  /** Milliseconds between two readings. */
  every?: number;
}

interface LiveReply<Reply> {
  reply: Reply;
  /** Whether the last reading failed, so that `reply` is an earlier one. */
  isStale: boolean;
}

/**
 * The page's reply, read again every few seconds while the page is visible: it shows what others, and the server
 * itself, change. Nobody asks for these readings, so they do not prolong the session. What the page was loaded without
 * (`undefined`) is read at once.
 */
export function useLiveReply<
  Definition extends Endpoint,
  Loaded extends Result<ReplyOf<Definition>> | undefined = Result<ReplyOf<Definition>>,
>(
  endpoint: Definition,
  { query, reply: loaded }: { query: InputOf<Definition>; reply: Loaded },
  { isOn, onEnded, every = EVERY_MS }: LiveOptions,
): LiveReply<Result<ReplyOf<Definition>> | Loaded> {
  type Reply = Result<ReplyOf<Definition>>;
  const [latest, setLatest] = useState<Latest<Reply | Loaded>>({ loaded, reply: loaded, isStale: false });

  useEffect(() => {
    if (!isOn) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      if (document.visibilityState === 'hidden') return true;
      const result = (await api.call<Endpoint>(endpoint, query, { signal, unattended: true })) as Reply;
      if (signal.aborted) return false;
      if (!result.ok && isUnauthorised(result.error)) {
        onEnded?.();
        return false;
      }
      setLatest((before) => next(before, loaded, result));
      return true;
    };
    let timer: ReturnType<typeof setTimeout>;
    const readOn = () => void read().then((goesOn) => goesOn && wait());
    const wait = () => {
      timer = setTimeout(readOn, every);
    };
    if (loaded) wait();
    else readOn();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
    // eslint-disable-next-line react/exhaustive-deps -- the query changes with what is loaded
  }, [loaded, isOn]);

  return latest.loaded === loaded || !loaded ? latest : { reply: loaded, isStale: false };
}

const NOT_FOUND = 404;

/** Whether what was shown is there no more. */
const isGone = (error: ApiError) => error.kind === 'refused' && error.status === NOT_FOUND;

interface Latest<Reply> extends LiveReply<Reply> {
  /** What the page was loaded with when this was read. */
  loaded: Reply;
}

/** Unchanged, and so not rendered, when there is nothing new. */
function next<Reply extends Result<unknown> | undefined>(
  before: Latest<Reply>,
  loaded: Reply,
  result: NonNullable<Reply>,
): Latest<Reply> {
  const known = before.loaded === loaded || !loaded ? before.reply : loaded;
  const isStale = !result.ok && known?.ok === true && !isGone(result.error);
  const reply = isStale || JSON.stringify(result) === JSON.stringify(known) ? known : result;
  const isSame = before.loaded === loaded && before.reply === reply && before.isStale === isStale;
  return isSame ? before : { loaded, reply, isStale };
}
