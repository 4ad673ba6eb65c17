import type { FieldErrors, FormProblem } from './form.ts';

export interface FormState<Reply, Field extends string = string> {
  pending: boolean;
  /** At most one message per field. */
  errors: FieldErrors<Field>;
  /** Fields that were invalid at the last submission and have not been edited since: the error summary lists them. */
  listed: readonly Field[];
  /** How many submissions found invalid fields. */
  rejections: number;
  /** Why the last submission failed, until the next one. */
  failure: FormFailure | undefined;
  accepted: Reply | undefined;
}

export interface FormFailure {
  /** As in `FormProblem`. */
  status: number;
  message: string;
  /** Seconds to wait before trying again. */
  retryAfter?: number | undefined;
  /** As in `FormProblem`. */
  details?: unknown;
}

export type FormEvent<Reply, Field extends string> =
  | { type: 'edited'; field: Field }
  | { type: 'left'; field: Field; error: string | undefined }
  | { type: 'sent' }
  | { type: 'refused'; problem: FormProblem<Field> }
  | { type: 'accepted'; reply: Reply }
  | { type: 'failure-dismissed' }
  | { type: 'emptied' };

export const untouched = {
  pending: false,
  errors: {},
  listed: [],
  rejections: 0,
  failure: undefined,
  accepted: undefined,
};

export function formReducer<Reply, Field extends string>(
  state: FormState<Reply, Field>,
  event: FormEvent<Reply, Field>,
): FormState<Reply, Field> {
  switch (event.type) {
    case 'edited':
      return withError(
        { ...state, listed: state.listed.filter((field) => field !== event.field) },
        event.field,
        undefined,
      );
    case 'left':
      // What only the server knows is wrong stays until the field is edited.
      if (event.error === undefined && state.listed.includes(event.field)) return state;
      return withError(state, event.field, event.error);
    case 'sent':
      return { ...state, pending: true, errors: {}, listed: [], failure: undefined };
    case 'refused':
      return { ...withProblem(state, event.problem), pending: false };
    case 'accepted':
      return { ...untouched, accepted: event.reply };
    case 'failure-dismissed':
      return { ...state, failure: undefined };
    case 'emptied':
      return untouched;
  }
}

/** The state of a form that the server rendered with a problem. */
export function withProblem<Reply, Field extends string>(
  state: FormState<Reply, Field>,
  { status, message, errors, retryAfter, details }: FormProblem<Field>,
): FormState<Reply, Field> {
  const listed = Object.keys(errors) as Field[];
  return {
    ...state,
    errors,
    listed,
    rejections: state.rejections + (listed.length > 0 ? 1 : 0),
    failure: message === undefined ? undefined : { status, message, retryAfter, details },
  };
}

function withError<Reply, Field extends string>(
  state: FormState<Reply, Field>,
  field: Field,
  error: string | undefined,
): FormState<Reply, Field> {
  if (state.errors[field] === error) return state;
  const others = Object.fromEntries(Object.entries(state.errors).filter(([name]) => name !== field));
  return { ...state, errors: (error === undefined ? others : { ...others, [field]: error }) as FieldErrors<Field> };
}
