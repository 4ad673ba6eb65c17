import * as v from 'valibot';
import { parseStored } from '../device/parse-stored.ts';

/** What a device keeps of a job: the facts of its card. */
const KeptJobSchema = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  company: v.string(),
  location: v.string(),
  salary: v.string(),
  jobType: v.string(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
});
export type KeptJob = v.InferOutput<typeof KeptJobSchema>;

/** Without what the device does not need to keep. */
export const keptJob = (job: KeptJob): KeptJob => v.parse(KeptJobSchema, job);

const parseEntries = parseStored(v.array(v.unknown()), []);

/** The jobs in a stored text. An entry that is damaged is left out. */
export const readKeptJobs = (text: string | null): KeptJob[] =>
  parseEntries(text).flatMap((entry) => {
    const parsed = v.safeParse(KeptJobSchema, entry);
    return parsed.success ? [parsed.output] : [];
  });
