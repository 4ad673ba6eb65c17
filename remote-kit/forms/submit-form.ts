import {
  checkInput,
  LEAST_FORM_AGE_MS,
  type ApiClient,
  type ApiError,
  type CallOptions,
  type Endpoint,
  type Result,
} from '@site/contract';
import type { ReplyOf } from '../api.ts';
import { fileFaults, readFiles, textsOf } from './files.ts';
import type { FieldErrors, Form, FormProblem, FormValues } from './form.ts';

export type FormOutcome<Definition extends Endpoint, Field extends string> =
  { accepted: true; reply: ReplyOf<Definition> } | { accepted: false; problem: FormProblem<Field>; error?: ApiError };

const BAD_REQUEST = 400;
const BAD_GATEWAY = 502;

/**
 * Validates what was filled in and, if it is valid, makes the form's call. Works the same in the browser and on the
 * server. A form younger than `LEAST_FORM_AGE_MS` waits for the rest: the back end would discard it.
 */
export async function submitForm<Definition extends Endpoint, Field extends string>(
  form: Form<Definition, Field>,
  values: FormValues,
  api: ApiClient,
  options: CallOptions = {},
): Promise<FormOutcome<Definition, Field>> {
  const { files, faults } = await readFiles(form, values);
  const checked = check(form, values, files);
  const fields = { ...(!checked.ok && checked.fields), ...faults };
  if (!checked.ok || Object.keys(faults).length > 0) return { accepted: false, problem: faultsOf(form, fields) };
  const call = await oldEnough(options);
  const made = form.call ? form.call(api, checked.data, call) : api.call<Endpoint>(form.endpoint, checked.data, call);
  const result = (await made) as Result<ReplyOf<Definition>>;
  if (result.ok) return { accepted: true, reply: result.data };
  const { error } = result;
  return { accepted: false, problem: refusalOf(form, error), error };
}

/** The options once the form is old enough to be sent. */
async function oldEnough({ formAge, ...options }: CallOptions): Promise<CallOptions> {
  if (formAge === undefined) return options;
  const missing = LEAST_FORM_AGE_MS - formAge;
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return { ...options, formAge: Math.max(formAge, LEAST_FORM_AGE_MS) };
}

function check(
  form: Pick<Form, 'endpoint' | 'input' | 'toInput' | 'fixed' | 'files'>,
  values: FormValues,
  files: object = {},
) {
  const { endpoint, input = endpoint.input, toInput, fixed } = form;
  const texts = textsOf(form, values);
  return checkInput(input, { ...(toInput ? toInput(texts) : texts), ...files, ...fixed });
}

/** The visitor cannot correct an error outside the visible fields: it becomes the form's message. */
function faultsOf<Field extends string>(
  form: Form<Endpoint, Field>,
  fields: Record<string, string>,
): FormProblem<Field> {
  const errors = knownErrors(form, fields);
  const [message] = Object.values(fields);
  return Object.keys(errors).length > 0 || message === undefined
    ? { status: BAD_REQUEST, errors }
    : { status: BAD_REQUEST, message, errors };
}

/** A message that stands beside a field is not said of the whole form again. */
function refusalOf<Field extends string>(form: Form<Endpoint, Field>, error: ApiError): FormProblem<Field> {
  const message = form.failureText(error);
  if (error.kind !== 'refused') return { status: BAD_GATEWAY, message, errors: {} };
  const { status, fields, retryAfter, details } = error;
  const errors = knownErrors(form, fields);
  return {
    status,
    errors,
    ...(!Object.values(errors).includes(message) && { message }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(details !== undefined && { details }),
  };
}

const knownErrors = <Field extends string>(form: Form<Endpoint, Field>, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    form.fields.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]])),
  ) as FieldErrors<Field>;

/** One field's error, or undefined if it is valid. */
export function checkField<Field extends string>(
  form: Form<Endpoint, Field>,
  values: FormValues,
  field: Field,
): string | undefined {
  if (form.files?.[field]) return fileFaults(form, values)[field];
  const checked = check(form, values);
  return checked.ok ? undefined : checked.fields[field];
}
