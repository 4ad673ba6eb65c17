import { useId, type ReactNode } from 'react';

export interface FieldText {
  label: ReactNode;
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Its presence makes the control invalid. */
  error?: string | undefined;
}

/** A field is required, or says that it is optional; never both. */
export type FieldNecessity =
  | { required?: boolean; optionalLabel?: never }
  | { required?: false; optionalLabel?: string };

export type FieldProps = FieldText & FieldNecessity;

/** Props of a control that a field replaces with its own. */
export type FieldControlled = 'children' | 'name' | 'required';

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
 * one to the other. `className` belongs to the frame; `ref` and all DOM props belong to the control.
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
