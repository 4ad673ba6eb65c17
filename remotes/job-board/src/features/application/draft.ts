import * as v from 'valibot';
import type { FormDraft } from '@site/remote-kit';
import { deviceValue } from '@site/remote-kit/device';
import { parseStored } from '../device/parse-stored.ts';
import { dated, isFresh } from './dated.ts';

/** For how many days a draft is kept. */
export const DRAFT_DAYS = 30;

/** The same for every job. */
const PERSONAL = ['fullName', 'email', 'phone'];
const ABOUT_THE_JOB = ['coverLetter', 'cv'];

const Values = dated({ values: v.record(v.string(), v.string()) });
const DraftSchema = v.object({ person: v.optional(Values), jobs: v.record(v.string(), Values) });

const NOTHING: v.InferOutput<typeof DraftSchema> = { jobs: {} };

/** Who applies, for every job, and what they have written for each. */
export const draft = deviceValue('job-board.application-draft', parseStored(DraftSchema, NOTHING));

function readFresh(): v.InferOutput<typeof DraftSchema> {
  const { person, jobs } = draft.read() ?? NOTHING;
  const fresh = Object.entries(jobs).filter(([, job]) => isFresh(job, DRAFT_DAYS));
  return { ...(person && isFresh(person, DRAFT_DAYS) && { person }), jobs: Object.fromEntries(fresh) };
}

const pick = (values: Readonly<Record<string, string>>, names: readonly string[]) => ({
  at: new Date().toISOString(),
  values: Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
});

/** An application for a job that has not been sent, on this device. Who applies is offered for the next job too. */
export const draftFor = (slug: string): FormDraft => ({
  read() {
    const { person, jobs } = readFresh();
    return { ...person?.values, ...jobs[slug]?.values };
  },
  save(values) {
    const { jobs } = readFresh();
    draft.write({ person: pick(values, PERSONAL), jobs: { ...jobs, [slug]: pick(values, ABOUT_THE_JOB) } });
  },
  /** Who applied is kept for the next job. */
  forget() {
    const { jobs, ...others } = readFresh();
    if (!(slug in jobs)) return;
    const rest = Object.entries(jobs).filter(([other]) => other !== slug);
    draft.write({ ...others, jobs: Object.fromEntries(rest) });
  },
});
