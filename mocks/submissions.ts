import {
  type Application,
  type CandidateRegistration,
  type ContactMessage,
  type FormReply,
  type JobAlertRequest,
  type NewsletterRequest,
  type QuoteRequest,
} from '@site/contract';
import { isFilledTooFast } from '@site/protocol';
import { countAttempt } from './limits.ts';
import { nextSerial, state } from './state.ts';

export type SubmittedForm =
  Application | ContactMessage | QuoteRequest | CandidateRegistration | NewsletterRequest | JobAlertRequest;

interface Submission {
  /** Names the form's rate limit. */
  name: string;
  prefix: 'APP' | 'MSG' | 'QUO' | 'CAN' | 'SUB';
  form: SubmittedForm;
  request: Request;
}

/**
 * Keeps a form in memory. A filled honeypot, or a form filled too fast, gets the usual reply and is discarded;
 * the same form sent again gets the reference of the first one.
 */
export function submitOnce({ name, prefix, form, request }: Submission): FormReply {
  if (form.website !== '' || isFilledTooFast(request)) return { success: true, reference: newReference(prefix) };
  const content = JSON.stringify(form);
  const known = state.submissions.find(
    (each) => each.reference.startsWith(prefix) && JSON.stringify(each.form) === content,
  );
  if (known) return { success: true, reference: known.reference };
  countAttempt({ name, attempts: 5 }, request);
  const reference = newReference(prefix);
  state.submissions.push({ at: state.now.toISOString(), reference, form, status: 'new', note: '', revision: 0 });
  return { success: true, reference };
}

/** As long as a real one: 'APP-MOCK01', 'APP-MOC100'. */
function newReference(prefix: Submission['prefix']): string {
  const digits = String(nextSerial()).padStart(2, '0');
  return `${prefix}-${'MOCK'.slice(0, 6 - digits.length)}${digits}`;
}
