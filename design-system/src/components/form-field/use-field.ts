import { useId, type ChangeEventHandler, type ReactNode } from 'react';

export interface FieldText {
  /** The control's name, always in view. A placeholder is not a label. */
  label: ReactNode;
  /** Help shown before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Its presence makes the control invalid. */
  error?: string | undefined;
}

/** A field may be required or marked as optional, never both. */
export type FieldNecessity =
  { required?: boolean; optionalLabel?: never } | { required?: false; optionalLabel?: string };

/** Attributes that a field sets itself. `never`, because TSX accepts any unknown attribute with a hyphen. */
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

/** Either controlled by the page (`value` and `onChange`) or uncontrolled. */
export type FieldValue<Control extends Element> =
  | { value: string; onChange: ChangeEventHandler<Control>; defaultValue?: never }
  | { value?: never; onChange?: ChangeEventHandler<Control>; defaultValue?: string | number };

/** `className` goes to the wrapper around the control; `ref` and all DOM props go to the control itself. */
export type FieldProps = FieldText & FieldNecessity & FieldOwned;

/** DOM props of the control that the field sets itself. */
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
 * Splits a field's props in two: `frame` for the label and messages, `control` for the form control, with ids that link
 * them.
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
