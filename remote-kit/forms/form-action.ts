import { data, redirect } from 'react-router-dom';
import type { LoaderArgs } from '../remote.ts';
import { chosenFiles, textsOf } from './files.ts';
import { FORM_NAME, readValues, type Form, type FormProblem, type FormValues } from './form.ts';
import { submitForm } from './submit-form.ts';

/** What a page is rendered with after a browser without JavaScript has posted one of its forms, by the form's name. */
export type PostedForm = { form: string } & (
  | {
      /** What was filled in, without secrets and files. */
      values: Readonly<Record<string, string>>;
      problem: FormProblem;
    }
  | {
      /** To a form that was accepted and leads to no other page. */
      reply: unknown;
    }
);

const SEE_OTHER = 303;
const BAD_REQUEST = 400;

/**
 * The `action` of a page with these forms. A browser whose scripts do not run, or not yet, posts them to the page: it
 * is sent on with 303 when the form was accepted, or gets the page with the reply where the form leads nowhere. When it
 * was refused, the page comes back with the problem's status.
 */
export const formAction =
  (...forms: readonly Form[]) =>
  async ({ request, api }: LoaderArgs): Promise<unknown> => {
    const body = await request.formData().catch(() => undefined);
    const { [FORM_NAME]: name, ...values } = body ? readValues(body) : {};
    const form = forms.find((candidate) => candidate.name === name);
    if (!form)
      throw data(
        { message: 'The form arrived incomplete. Please go back and send it again.' },
        { status: BAD_REQUEST },
      );
    const outcome = await submitForm(form, values, api, { signal: request.signal });
    if (outcome.accepted)
      return form.next
        ? redirect(form.next(outcome.reply, new URL(request.url)), SEE_OTHER)
        : ({ form: form.name, reply: outcome.reply } satisfies PostedForm);
    const { problem } = outcome;
    const errors = { ...lostFiles(form, values), ...problem.errors };
    const posted: PostedForm = {
      form: form.name,
      values: withoutSecrets(form, textsOf(form, values)),
      problem: { ...problem, errors },
    };
    return data(posted, { status: outcome.problem.status });
  };

const CHOOSE_AGAIN = 'Please choose the file again: browsers do not keep it';

/** A page cannot choose a file for the visitor. */
const lostFiles = ({ files = {} }: Form, values: FormValues): Record<string, string> =>
  Object.fromEntries(chosenFiles(values).flatMap(([name]) => (name in files ? [[name, CHOOSE_AGAIN]] : [])));

const withoutSecrets = ({ secrets = [] }: Form, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)));
