import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { deviceValue } from '@site/remote-kit/device';
import { parseStored } from '../device/parse-stored.ts';
import { dated, isFresh } from './dated.ts';

/** Longer than any job is open. */
export const APPLICATION_DAYS = 180;

const text = v.string();
const optional = v.optional(text);
const SentSchema = v.record(
  text,
  dated({ reference: text, title: optional, token: optional, status: optional, seenAt: optional }),
);

type SentApplications = v.InferOutput<typeof SentSchema>;
export type SentApplication = SentApplications[string];

const NONE: SentApplications = {};

/** The applications that were sent from this device, by the jobs' slugs. */
export const sentApplications = deviceValue('job-board.applications', parseStored(SentSchema, NONE));

interface Sent {
  reference: string;
  /** The job's. */
  title: string;
  /** When it was sent, ISO 8601; default: now. */
  at?: string;
  /** Opens its page. */
  token?: string;
  /** How it stood when its page was last opened, and when that was. */
  status?: string;
  seenAt?: string;
}

const isKept = (sent: SentApplication) => isFresh(sent, APPLICATION_DAYS);

/** The applications with the jobs' slugs. */
export const freshApplications = (sent = sentApplications.read()): [slug: string, sent: SentApplication][] =>
  Object.entries(sent ?? {}).filter(([, each]) => isKept(each));

/** Remembers on this device that the visitor has applied for a job. */
export function rememberApplication(slug: string, { at = new Date().toISOString(), ...sent }: Sent): void {
  sentApplications.write({ ...Object.fromEntries(freshApplications()), [slug]: { at, ...sent } });
}

/** Forgets on this device an application that is gone. */
export function forgetApplication(slug: string): void {
  const { [slug]: _gone, ...others } = sentApplications.read() ?? {};
  sentApplications.write(others);
}

/** The visitor's application for this job, as far as this device knows; undefined on the server. */
export const useSentApplication = (slug: string): SentApplication | undefined =>
  useSyncExternalStore(
    sentApplications.subscribe,
    () => {
      const sent = sentApplications.read()?.[slug];
      return sent && isKept(sent) ? sent : undefined;
    },
    () => undefined,
  );
