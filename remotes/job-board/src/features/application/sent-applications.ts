import * as v from 'valibot';
import { deviceValue, useDeviceValue } from '@site/remote-kit/device';
import { parseStored } from '../device/parse-stored.ts';
import { dated, isFresh } from './dated.ts';

/** Longer than any job is open. */
export const APPLICATION_DAYS = 180;

const SentSchema = v.record(v.string(), dated({ reference: v.string(), token: v.optional(v.string()) }));

const NONE: v.InferOutput<typeof SentSchema> = {};

/** The applications that were sent from this device, by the jobs' slugs. */
export const sentApplications = deviceValue('job-board.applications', parseStored(SentSchema, NONE));

interface Sent {
  reference: string;
  /** Opens its page. */
  token?: string;
  /** When it was sent, ISO 8601; default: now. */
  at?: string;
}

/** Remembers on this device that the visitor has applied for a job. */
export function rememberApplication(slug: string, { at = new Date().toISOString(), ...sent }: Sent): void {
  const fresh = Object.entries(sentApplications.read() ?? {}).filter(([, each]) => isFresh(each, APPLICATION_DAYS));
  sentApplications.write({ ...Object.fromEntries(fresh), [slug]: { at, ...sent } });
}

/** Forgets on this device an application that is gone. */
export function forgetApplication(slug: string): void {
  const { [slug]: _gone, ...others } = sentApplications.read() ?? {};
  sentApplications.write(others);
}

/** When the visitor applied for this job, and the reference, as far as this device knows; undefined on the server. */
export function useSentApplication(slug: string) {
  const sent = useDeviceValue(sentApplications)?.[slug];
  return sent && isFresh(sent, APPLICATION_DAYS) ? sent : undefined;
}
