import { answerRecord, type AnswerRecord } from '@site/contract';
import type { LoaderArgs } from './remote.ts';

/** A page does not wait longer for figures that it can do without. */
const WITHIN_MS = 1_000;

const PROMISE = 'Everybody who applies for a job hears from us within five working days.';

/** What is promised to applicants, and how it was kept in the last 90 days, once there are figures. */
export async function answerPromise({ api, request }: Pick<LoaderArgs, 'api' | 'request'>): Promise<string> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(WITHIN_MS)]);
  const reply = await api.call(answerRecord, {}, { signal });
  return promiseText(reply.ok ? reply.data.record : null);
}

export function promiseText(record: AnswerRecord | null): string {
  if (!record) return PROMISE;
  const { applicants, inTimePercent, medianDays } = record;
  const share = `Of the ${applicants.toLocaleString('en-GB')} who applied in the last 90 days, ${inTimePercent}% had an answer in time`;
  return `${PROMISE} ${share}${medianDays === null ? '' : `, half of those answered ${delay(Math.ceil(medianDays))}`}.`;
}

function delay(days: number): string {
  if (days === 0) return 'on the same day';
  return days === 1 ? 'within a day' : `within ${days} days`;
}
