import { useReducer, useState, type FocusEvent, type FormEvent } from 'react';
import { createApiClient } from '@site/contract';
import { checkField, checkMessage, isContactField, knownErrors, readValues } from './contact-fields.ts';
import { contactReducer, IDLE } from './contact-state.ts';
import { failureReason } from './failure-text.ts';

/**
 * The contact form's state and the handlers of its `<form>`. The inputs keep their own text, so that nothing typed
 * before the page came alive, or before a failure, is lost.
 */
export function useContactForm() {
  const [state, dispatch] = useReducer(contactReducer, IDLE);
  const [shownAt] = useState(() => performance.now());

  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const field = nameOf(target);
    if (isContactField(field)) dispatch({ type: 'edited', field });
  };

  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    // Sending empties the form and takes the focus away: nobody has left a field unfilled.
    if (state.outcome?.kind === 'sent') return;
    const field = nameOf(target);
    if (isContactField(field)) dispatch({ type: 'left', field, error: checkField(readValues(currentTarget), field) });
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state.submitting) return;
    const checked = checkMessage(readValues(form));
    if (!checked.ok) return dispatch({ type: 'rejected', errors: knownErrors(checked.fields) });

    dispatch({ type: 'submitted' });
    const reply = await createApiClient().sendEmail(checked.data, { formAge: performance.now() - shownAt });
    if (reply.ok) {
      form.reset();
      dispatch({ type: 'sent', reference: reply.data.reference });
    } else {
      const errors = reply.error.kind === 'refused' ? knownErrors(reply.error.fields) : {};
      dispatch({ type: 'failed', reason: failureReason(reply.error), errors });
    }
  };

  return { state, handlers: { onChange, onBlur, onSubmit }, clearOutcome: () => dispatch({ type: 'outcome-cleared' }) };
}

const nameOf = (target: EventTarget) => ('name' in target ? target.name : undefined);
