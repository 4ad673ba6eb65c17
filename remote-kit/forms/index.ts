export { ButtonForm } from './button-form.tsx';
export { formAction } from './form-action.ts';
export { RetryTime } from './failure-banner.tsx';
export type { FormFailure } from './form-state.ts';
export { FormView } from './form-view.tsx';
export { defineForm, fieldId, type Form } from './form.ts';
export { readReference, Reference } from './reference.tsx';
export { ScriptedButton } from './scripted-button.tsx';
export { useForm, useFormElsewhere, type FormDraft, type FormHandle } from './use-form.ts';
