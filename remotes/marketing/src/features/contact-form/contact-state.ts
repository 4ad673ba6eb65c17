import { CONTACT_FIELDS, type ContactField, type FieldErrors } from './contact-fields.ts';

type Outcome = { kind: 'sent'; reference: string } | { kind: 'failed'; reason: string };

export interface ContactState {
  submitting: boolean;
  errors: FieldErrors;
  /** Fields at fault when the form was last submitted and not edited since: what the error summary lists. */
  listed: readonly ContactField[];
  /** Attempts that ended with fields at fault. */
  rejections: number;
  /** Until it clears itself. */
  outcome: Outcome | undefined;
  /** Of the last message sent; stays when the confirmation has cleared itself. */
  lastReference: string | undefined;
}

export type ContactEvent =
  | { type: 'edited'; field: ContactField }
  | { type: 'left'; field: ContactField; error: string | undefined }
  | { type: 'rejected'; errors: FieldErrors }
  | { type: 'submitted' }
  | { type: 'sent'; reference: string }
  | { type: 'failed'; reason: string; errors: FieldErrors }
  | { type: 'outcome-cleared' };

export const IDLE: ContactState = {
  submitting: false,
  errors: {},
  listed: [],
  rejections: 0,
  outcome: undefined,
  lastReference: undefined,
};

export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'edited':
      return withError(
        { ...state, listed: state.listed.filter((field) => field !== event.field) },
        event.field,
        undefined,
      );
    case 'left':
      return withError(state, event.field, event.error);
    case 'rejected':
      return { ...withErrors(state, event.errors), outcome: undefined };
    case 'submitted':
      return { ...state, submitting: true, errors: {}, listed: [], outcome: undefined };
    case 'sent':
      return { ...IDLE, outcome: { kind: 'sent', reference: event.reference }, lastReference: event.reference };
    case 'failed':
      return {
        ...withErrors(state, event.errors),
        submitting: false,
        outcome: { kind: 'failed', reason: event.reason },
      };
    case 'outcome-cleared':
      return { ...state, outcome: undefined };
  }
}

function withError(state: ContactState, field: ContactField, error: string | undefined): ContactState {
  if (state.errors[field] === error) return state;
  const { [field]: _before, ...others } = state.errors;
  return { ...state, errors: error === undefined ? others : { ...others, [field]: error } };
}

function withErrors(state: ContactState, errors: FieldErrors): ContactState {
  const listed = CONTACT_FIELDS.filter((field) => errors[field] !== undefined);
  return { ...state, errors, listed, rejections: state.rejections + (listed.length > 0 ? 1 : 0) };
}
