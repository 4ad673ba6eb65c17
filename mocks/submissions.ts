import type { FormReply } from '@site/contract';
import { isFilledTooFast, keyIsTaken, readSubmissionKey, type ReferencePrefix } from '@site/protocol';
import type { SubmittedForm } from './fixtures/submissions.ts';
import { countAttempt } from './limits.ts';
import { nextSerial, state } from './state.ts';

interface Submission<Form extends SubmittedForm> {
  /** Keeps its attempts and its keys apart from those of other forms. */
  name: string;
  prefix: ReferencePrefix;
  form: Form;
  request: Request;
  /** @throws ApiProblem when the submission cannot be accepted */
  accept?: (form: Form) => void;
}

/**
 * Keeps a form in memory. A filled honeypot, or a form filled too fast, gets the usual reply and is discarded;
 * the same form sent again gets the reference of the first one.
 */
export function submitOnce<Form extends SubmittedForm>({
  name,
  prefix,
  form,
  request,
  accept,
}: Submission<Form>): FormReply {
  if (form.website !== '' || isFilledTooFast(request)) return { success: true, reference: newReference(prefix) };
  const content = JSON.stringify(form);
  const { sent, lifetimeMs } = readSubmissionKey(request);
  const key = `${name} ${sent ?? content}`;
  const known = state.submissionKeys.get(key);
  const now = state.now.getTime();
  if (known && known.endsAt > now) {
    if (known.content !== content) throw keyIsTaken();
    return { success: true, reference: known.reference };
  }
  accept?.(form);
  countAttempt('submission', name, request);
  const reference = newReference(prefix);
  state.submissionKeys.set(key, { content, reference, endsAt: now + lifetimeMs });
  state.submissions.push({ at: state.now.toISOString(), reference, form, status: 'new', note: '', revision: 0 });
  return { success: true, reference };
}

/** As long as a real one: 'APP-MOCK01', 'APP-MOC100'. */
function newReference(prefix: ReferencePrefix): string {
  const digits = String(nextSerial()).padStart(2, '0');
  return `${prefix}-${'MOCK'.slice(0, 6 - digits.length)}${digits}`;
}
