import * as v from 'valibot';
import { deviceValue, useDeviceValue } from '@site/remote-kit/device';
import { parseStored } from '../device/parse-stored.ts';
import { dated, isFresh } from './dated.ts';

/** Longer than any job is open. */
export const APPLICATION_DAYS = 180;

const SentSchema = v.record(v.string(), dated({ reference: v.string() }));

const NONE: v.InferOutput<typeof SentSchema> = {};

/** The applications that were sent from this device, by the jobs' slugs. */
export const sentApplications = deviceValue('job-board.applications', parseStored(SentSchema, NONE));

/** Remembers on this device that the visitor has applied for a job. */
export function rememberApplication(slug: string, reference: string): void {
  const fresh = Object.entries(sentApplications.read() ?? {}).filter(([, sent]) => isFresh(sent, APPLICATION_DAYS));
  sentApplications.write({ ...Object.fromEntries(fresh), [slug]: { at: new Date().toISOString(), reference } });
}

/** When the visitor applied for this job on this device, and the reference; undefined on the server. */
export function useSentApplication(slug: string) {
  const sent = useDeviceValue(sentApplications)?.[slug];
  return sent && isFresh(sent, APPLICATION_DAYS) ? sent : undefined;
}
