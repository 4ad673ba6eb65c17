import * as v from 'valibot';

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

/** The jobs in a stored text. What is damaged is left out: anybody can edit what a device keeps. */
export function readKeptJobs(text: string | null): KeptJob[] {
  const entries = parseJson(text);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => {
    const parsed = v.safeParse(KeptJobSchema, entry);
    return parsed.success ? [parsed.output] : [];
  });
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
