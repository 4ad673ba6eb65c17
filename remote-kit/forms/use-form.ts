import { useCallback, useReducer, useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import { useActionData } from 'react-router-dom';
import type { ApiError, Endpoint } from '@site/contract';
import { api, type ReplyOf } from '../api.ts';
import type { PostedForm } from './form-action.ts';
import { textsOf } from './files.ts';
import { tabDraft, type FormDraft } from './form-draft.ts';
import { fieldId, readValues, type Form, type FormValues } from './form.ts';
import { formReducer, untouched, withProblem, type FormEvent as Event, type FormState } from './form-state.ts';
import { checkField, submitForm } from './submit-form.ts';

interface FormOptions<Reply> {
  /** What the fields hold at first; default: nothing. */
  initial?: FormValues;
  /** Fills in empty fields when the form appears, and takes every change; default: one that the tab keeps. */
  draft?: FormDraft;
  /** Called with the reply that accepts the form, and with what was filled in, before the page shows the reply. */
  onAccepted?: (reply: Reply, sent: Readonly<Record<string, string>>) => void;
  /** Called with the reason when the call brings no reply. */
  onFailed?: (error: ApiError) => void;
}

/**
 * A form on the page, for `FormView`. It may outlive the view, and then restores what was filled in.
 */
export interface FormHandle<Reply = unknown, Field extends string = string> {
  readonly form: Form<Endpoint, Field>;
  readonly state: FormState<Reply, Field>;
  /** The props of a field, apart from its label. */
  field(name: Field): { id: string; name: Field; error: string | undefined; defaultValue: string };
  /** The same, of a field that holds a file. */
  fileField(name: Field): { id: string; name: Field; error: string | undefined; defaultFile: File | undefined };
  dismissFailure(): void;
  /** Resets the form and its fields. */
  empty(): void;
  /** Changes when the form is reset. */
  readonly generation: number;
  readonly handlers: FormHandlers;
}

interface FormHandlers {
  onChange(event: SyntheticEvent<HTMLFormElement>): void;
  onBlur(event: SyntheticEvent<HTMLFormElement>): void;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  /** Saves what was filled in when the view unmounts. */
  ref(element: HTMLFormElement | null): (() => void) | undefined;
}

/**
 * The state of a form and the handlers of its element. The inputs are uncontrolled, so that nothing typed before
 * hydration, or before a failure, is lost.
 */
export function useForm<Definition extends Endpoint, Field extends string>(
  form: Form<Definition, Field>,
  options?: FormOptions<ReplyOf<Definition>>,
): FormHandle<ReplyOf<Definition>, Field> {
  return useFormAfter(usePosted(form), form, { draft: tabDraft(form), ...options });
}

/** The same on a page of another site, which no server of ours answers a post with. It needs no router. */
export function useFormElsewhere<Definition extends Endpoint, Field extends string>(
  form: Form<Definition, Field>,
  options?: FormOptions<ReplyOf<Definition>>,
): FormHandle<ReplyOf<Definition>, Field> {
  return useFormAfter(undefined, form, options);
}

function useFormAfter<Definition extends Endpoint, Field extends string>(
  posted: PostedForm | undefined,
  form: Form<Definition, Field>,
  { initial = {}, draft, onAccepted, onFailed }: FormOptions<ReplyOf<Definition>> = {},
): FormHandle<ReplyOf<Definition>, Field> {
  type State = FormState<ReplyOf<Definition>, Field>;
  const [state, dispatch] = useReducer<State, [Event<ReplyOf<Definition>, Field>]>(
    formReducer,
    posted ? afterPost<ReplyOf<Definition>, Field>(posted) : untouched,
  );
  const [kept, setKept] = useState<FormValues>(posted && 'values' in posted ? posted.values : initial);
  const [generation, setGeneration] = useState(0);
  const latest = useRef(generation);
  const shownAt = useRef<number>(undefined);

  const isField = (name: unknown): name is Field => form.fields.some((field) => field === name);

  const empty = () => {
    draft?.forget();
    latest.current += 1;
    setGeneration(latest.current);
    setKept(initial);
  };

  const ref = useCallback((element: HTMLFormElement | null) => {
    if (!element) return undefined;
    shownAt.current ??= performance.now();
    if (draft) fillIn(element, draft.read());
    const own = latest.current;
    return () => {
      if (own === latest.current) setKept(readValues(new FormData(element)));
    };
    // eslint-disable-next-line react/exhaustive-deps -- a form that appears reads the draft once
  }, []);

  const send = async (values: FormValues) => {
    dispatch({ type: 'sent' });
    const formAge = shownAt.current === undefined ? undefined : performance.now() - shownAt.current;
    const outcome = await submitForm(form, values, api, formAge === undefined ? {} : { formAge });
    if (!outcome.accepted) {
      if (outcome.error) onFailed?.(outcome.error);
      return dispatch({ type: 'refused', problem: outcome.problem });
    }
    onAccepted?.(outcome.reply, textsOf(form, values));
    empty();
    dispatch({ type: 'accepted', reply: outcome.reply });
  };

  const propsOf = (name: Field) => ({ id: fieldId(form, name), name, error: state.errors[name] });

  return {
    form,
    state,
    field: (name) => {
      const value = kept[name];
      const defaultValue = typeof value !== 'string' || form.secrets?.includes(name) ? '' : value;
      return { ...propsOf(name), defaultValue };
    },
    fileField: (name) => {
      const file = kept[name];
      return { ...propsOf(name), defaultFile: typeof file === 'string' ? undefined : file };
    },
    dismissFailure: () => dispatch({ type: 'failure-dismissed' }),
    empty: () => {
      empty();
      dispatch({ type: 'emptied' });
    },
    generation,
    handlers: {
      onChange({ currentTarget, target }) {
        const field = nameOf(target);
        if (!isField(field)) return;
        dispatch({ type: 'edited', field });
        const values = readValues(new FormData(currentTarget));
        if (form.files?.[field]) dispatch({ type: 'left', field, error: checkField(form, values, field) });
        draft?.save(textsOf(form, values));
      },
      onBlur({ currentTarget, target }) {
        const field = nameOf(target);
        // A successful submission resets the form and moves the focus: that blur is not a field left empty.
        if (!isField(field) || state.accepted !== undefined) return;
        const error = checkField(form, readValues(new FormData(currentTarget)), field);
        dispatch({ type: 'left', field, error });
      },
      onSubmit(event) {
        event.preventDefault();
        if (!state.pending) void send(readValues(new FormData(event.currentTarget)));
      },
      ref,
    },
  };
}

/** This form as it was posted to the server, if the page is the response to that post. */
function usePosted<Field extends string>({ name }: Pick<Form<Endpoint, Field>, 'name'>) {
  const posted = useActionData() as PostedForm | undefined;
  return posted?.form === name ? posted : undefined;
}

const afterPost = <Reply, Field extends string>(posted: PostedForm): FormState<Reply, Field> =>
  'reply' in posted
    ? { ...untouched, accepted: posted.reply as Reply }
    : withProblem<Reply, Field>(untouched, posted.problem);

/** What the visitor has typed since, or before the page was hydrated, comes first. */
function fillIn({ elements }: HTMLFormElement, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const control = elements.namedItem(name);
    if (control && 'value' in control && control.value === '') control.value = value;
  }
}

const nameOf = (target: EventTarget) => ('name' in target ? target.name : undefined);
