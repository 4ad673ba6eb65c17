import { useId, type ChangeEventHandler, type ReactNode } from 'react';

export interface FieldText {
  /** What to fill in: the control's name, always in view. A placeholder is no label. */
  label: ReactNode;
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Its presence makes the control invalid. */
  error?: string | undefined;
}

/** A field is required, or says that it is optional; never both. */
export type FieldNecessity =
  { required?: boolean; optionalLabel?: never } | { required?: false; optionalLabel?: string };

/** What a field sees to itself. `never` rather than left out: unknown attributes with a hyphen compile. */
export interface FieldOwned {
  /** @ignore */
  'aria-label'?: never;
  /** @ignore */
  'aria-labelledby'?: never;
  /** @ignore */
  'aria-invalid'?: never;
  /** @ignore */
  'aria-required'?: never;
}

/** Either the page holds the value (`value` and `onChange`) or the browser does. */
export type FieldValue<Control extends Element> =
  | { value: string; onChange: ChangeEventHandler<Control>; defaultValue?: never }
  | { value?: never; onChange?: ChangeEventHandler<Control>; defaultValue?: string | number };

/** `className` goes to the field around the control, `ref` and all DOM props to the control itself. */
export type FieldProps = FieldText & FieldNecessity & FieldOwned;

/** DOM props of a control that a field replaces with its own. */
export type FieldControlled =
  | 'children'
  | 'name'
  | 'required'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'checked'
  | 'defaultChecked'
  | keyof FieldOwned;

interface Wiring {
  id?: string | undefined;
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
}

export interface FieldFrame extends FieldText {
  id: string;
  required: boolean | undefined;
  optionalLabel: string | undefined;
  className: string | undefined;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** Ids of everything that explains the control `id`, or undefined where nothing does. */
export function describedBy(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>, others?: string) {
  return [others, hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined;
}

/**
 * Splits a field's props in two: `frame` for the label and messages, `control` for the form control, with ids that tie
 * one to the other.
 */
export function useField<Props extends FieldProps & Wiring>(props: Props) {
  const ownId = useId();
  const {
    label,
    hint,
    error,
    required,
    optionalLabel,
    className,
    id = ownId,
    'aria-describedby': others,
    ...control
  } = props;
  const frame: FieldFrame = { id, label, hint, error, required, optionalLabel, className };
  const wiring = {
    id,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint, error }, others),
  };
  return { frame, control: { ...control, ...wiring } };
}
