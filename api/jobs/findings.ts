import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** In each process. */
const MOST_FINDINGS = 1000;

/** By question, the one asked last at the end. */
type Answers = Map<string, Promise<unknown>>;

/** What was found out about one state of the jobs. */
interface Remembered {
  revision: string;
  answers: Answers;
}

export interface Findings {
  /** What `find` answers to this question, asked once until the jobs change. A question always has answers of one type. */
  of<Answer>(question: string, find: () => Promise<Answer>): Promise<Answer>;
}

const remembered = new WeakMap<Kysely<Database>, Remembered>();

/**
 * What holds for the jobs as they are now, whichever process changed them last: the totals above all, for counting a frequent
 * word reads every job that has it, which takes far longer than its page.
 */
export async function currentFindings(db: Kysely<Database>): Promise<Findings> {
  // Read before anything is found out: an answer is then at least as new as the revision that it is kept for.
  const revision = await readRevision(db);
  const known = remembered.get(db);
  const answers: Answers = known?.revision === revision ? known.answers : new Map();
  if (answers !== known?.answers) remembered.set(db, { revision, answers });
  return { of: (question, find) => recall(answers, question, find) };
}

function recall<Answer>(answers: Answers, question: string, find: () => Promise<Answer>): Promise<Answer> {
  const answer = (answers.get(question) as Promise<Answer> | undefined) ?? begin(answers, question, find);
  answers.delete(question);
  answers.set(question, answer);
  const [oldest] = answers.keys();
  if (answers.size > MOST_FINDINGS && oldest !== undefined) answers.delete(oldest);
  return answer;
}

/** Whoever asks while it is being found out waits for the same answer; a failure is not kept. */
function begin<Answer>(answers: Answers, question: string, find: () => Promise<Answer>): Promise<Answer> {
  const answer = find();
  answer.catch(() => answers.delete(question));
  return answer;
}

/** The transaction that changed the jobs last: a trigger on `jobs` keeps it. */
async function readRevision(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ revision: string }>`select changed_by::text as revision from jobs_revision`.execute(db);
  return rows[0]?.revision ?? '';
}
