import type { ApiClient, ApiError, CallOptions, checkInput, Endpoint, Result } from '@site/contract';
import type { InputOf, ReplyOf } from '../api.ts';

/** Why a file cannot be sent, by its name and its size in bytes. */
type FileCheck = (file: Pick<File, 'name' | 'size'>) => string | undefined;

/** A form without its appearance: what it sends and what it says. The endpoint's schema validates it. */
export interface Form<Definition extends Endpoint = Endpoint, Field extends string = string> {
  /** Identifies the form on its page and prefixes the ids of its fields: 'contact'. */
  readonly name: string;
  /** The call that it makes: `siteEndpoints.sendEmail`. */
  readonly endpoint: Definition;
  /** The visible fields, in page order. */
  readonly fields: readonly Field[];
  /** Fields whose values are never rendered back into the page. */
  readonly secrets?: readonly Field[];
  /**
   * Fields that hold a file, each with what is checked before it is read. Calls send it as `{ name, content }`, the
   * content in Base64.
   */
  readonly files?: { readonly [Name in Field]?: FileCheck };
  /** Sent with every submission: `{ action: 'login' }`. */
  readonly fixed?: Readonly<Partial<NonNullable<InputOf<Definition>>>>;
  /** Makes the call's input of what was filled in, without files; default: each field by its name. */
  readonly toInput?: (texts: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>;
  /** What is checked before the call; default: the endpoint's input. */
  readonly input?: Parameters<typeof checkInput>[0];
  /** Makes the call, or several of which this is the last; default: the endpoint's, with what was filled in. */
  readonly call?: (api: ApiClient, data: unknown, options: CallOptions) => Promise<Result<ReplyOf<Definition>>>;
  /** The message for the visitor when the call failed. */
  failureText(error: ApiError): string;
  /**
   * Where a browser without JavaScript is redirected once the form has been accepted. Without it the same page shows
   * the reply, which no address then leads to.
   */
  next?(reply: ReplyOf<Definition>, page: URL): string;
}

/** Infers the types of the call and the fields. */
export const defineForm = <const Definition extends Endpoint, const Field extends string>(
  form: Form<Definition, Field>,
) => form;

/** Field name -> the message of the first rule that its value breaks. */
export type FieldErrors<Field extends string = string> = { readonly [Name in Field]?: string };

/** Field name -> what was filled in, or the file that was chosen. */
export type FormValues = Readonly<Record<string, string | File>>;

/** Why a form was not accepted. Without a message, only the fields are at fault and nothing was sent. */
export interface FormProblem<Field extends string = string> {
  /** The HTTP status: the refusal's, or its equivalent. */
  status: number;
  message?: string;
  errors: FieldErrors<Field>;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /** The endpoint's `refusalDetails`. */
  details?: unknown;
}

/** The id of a field's control, which the error summary links to. */
export const fieldId = (form: Pick<Form, 'name'>, field: string) => `${form.name}-${field}`;

/** The input that says which of the page's forms was sent. */
export const FORM_NAME = 'form';

/** The honeypot's name. */
export const HONEYPOT = 'website';

/** Without fields for a file in which none was chosen. */
export function readValues(data: FormData): FormValues {
  return Object.fromEntries([...data].filter(([, value]) => typeof value === 'string' || value.name !== ''));
}
