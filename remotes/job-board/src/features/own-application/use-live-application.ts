import { useEffect, useMemo } from 'react';
import { application as endpoint, type ApplicationEvent, type OwnApplication, type Result } from '@site/contract';
import { useLiveReply } from '@site/remote-kit/use-live-reply.ts';
import { forgetApplication, rememberApplication } from '../application/sent-applications.ts';

const EVERY_MS = 5_000;

interface LiveApplication {
  /** Null once it is gone. */
  application: OwnApplication | null;
  /** What happened since it was loaded. */
  news: ApplicationEvent | undefined;
}

/** The application as it stands by now, within seconds. This device remembers how that for a job was last seen. */
export function useLiveApplication(loaded: OwnApplication, token: string): LiveApplication {
  const reply = useMemo((): Result<OwnApplication> => ({ ok: true, data: loaded }), [loaded]);
  const latest = useLiveReply(endpoint, { query: { token }, reply }, { isOn: true, every: EVERY_MS }).reply;
  const application = latest.ok ? latest.data : null;

  const { reference, about: title, sentAt: at } = loaded;
  const slug = loaded.job?.slug;
  const status = application?.status;
  useEffect(() => {
    if (slug === undefined) return;
    if (!status) forgetApplication(slug);
    else rememberApplication(slug, { reference, title, token, at, status, seenAt: new Date().toISOString() });
  }, [status, slug, title, reference, token, at]);

  return { application, news: application?.events.slice(loaded.events.length).at(-1) };
}
