import type { ApiError } from '@site/contract';
import type { CallName, InputOf, ReplyOf } from '../api.ts';

/** A form without its looks: what it sends and what it says. The endpoint's schema checks it. */
export interface Form<Name extends CallName = CallName, Field extends string = string> {
  /** Tells the forms of a page apart and begins the ids of their fields: 'contact'. */
  readonly name: string;
  /** The call that it makes. */
  readonly endpoint: Name;
  /** What people fill in, in the order of the page. */
  readonly fields: readonly Field[];
  /** Fields whose values a page never repeats. */
  readonly secrets?: readonly Field[];
  /** Sent as well, whatever is filled in: `{ action: 'login' }`. */
  readonly fixed?: Partial<InputOf<Name>>;
  /** The sentence for the visitor when it could not be sent. */
  failureText(error: ApiError): string;
  /** The address that a browser without JavaScript goes to once it has been accepted. */
  next(reply: ReplyOf<Name>, page: URL): string;
}

/** Infers the names of the call and the fields. */
export const defineForm = <const Name extends CallName, const Field extends string>(form: Form<Name, Field>) => form;

/** Field name -> the message of the first rule that its value breaks. */
export type FieldErrors<Field extends string = string> = { readonly [Name in Field]?: string };

/** Field name -> what was filled in. */
export type FormValues = Readonly<Record<string, string>>;

/** Why a form was not accepted. Without a message the fields say it all: nothing was sent. */
export interface FormProblem<Field extends string = string> {
  /** An HTTP status: of the refusal, or what it comes to. */
  status: number;
  message?: string;
  errors: FieldErrors<Field>;
  /** Seconds to wait before another try. */
  retryAfter?: number;
}

/** The id of a field's control, which the error summary links to. */
export const fieldId = (form: Pick<Form, 'name'>, field: string) => `${form.name}-${field}`;

/** The input that tells which form of the page was sent. */
export const FORM_NAME = 'form';

/** The honeypot's name. */
export const HONEYPOT = 'website';

export function readValues(data: FormData): FormValues {
  return Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
