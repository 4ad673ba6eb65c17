import type { FormReply } from '@site/contract';
import { isFilledTooFast, readSubmissionKey, type ReferencePrefix } from '@site/protocol';
import type { SubmittedForm } from './fixtures/submissions.ts';
import { nextSerial, state } from './state.ts';

interface Submission<Input extends SubmittedForm> {
  /** Keeps its keys apart from those of other forms. */
  name: string;
  prefix: ReferencePrefix;
  form: Input;
  request: Request;
  /** @throws ApiProblem when the submission cannot be accepted */
  accept?: (form: Input) => void;
}

/**
 * Keeps a form in memory. A filled honeypot, or a form filled too fast, gets the usual reply and is discarded;
 * the same form sent again gets the reference of the first one.
 */
export function submitOnce<Input extends SubmittedForm>(submission: Submission<Input>): FormReply {
  const { name, prefix, form, request, accept } = submission;
  if (form.website !== '' || isFilledTooFast(request)) return { success: true, reference: newReference(prefix) };
  const key = `${name} ${readSubmissionKey(request).sent ?? JSON.stringify(form)}`;
  const known = state.submissionKeys.get(key);
  if (known !== undefined) return { success: true, reference: known };
  accept?.(form);
  const reference = newReference(prefix);
  state.submissionKeys.set(key, reference);
  state.submissions.push({ at: state.now.toISOString(), reference, form, status: 'new', note: '', revision: 0 });
  return { success: true, reference };
}

/** As long as a real one: 'APP-MOCK01', 'APP-MOC100'. */
function newReference(prefix: ReferencePrefix): string {
  const digits = String(nextSerial()).padStart(2, '0');
  return `${prefix}-${'MOCK'.slice(0, 6 - digits.length)}${digits}`;
}
