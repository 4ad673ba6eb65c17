import type { ChangeEventHandler, ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { FieldError, FieldHint, Necessity } from '../form-field/form-field.tsx';
import { useField, type FieldControlled, type FieldProps } from '../form-field/use-field.ts';
import choice from '../form-field/choice.module.css';

type OnChange = ChangeEventHandler<HTMLInputElement>;

/** Either controlled by the page (`checked` and `onChange`) or uncontrolled. */
type CheckboxState =
  | { checked: boolean; onChange: OnChange; defaultChecked?: never }
  | { checked?: never; onChange?: OnChange; defaultChecked?: boolean };

export type CheckboxProps = FieldProps &
  CheckboxState &
  Omit<ComponentProps<'input'>, FieldControlled | 'type' | 'readOnly'> & {
    name: string;
    /** Sent when ticked. */
    value?: string;
  };

/**
 * A yes-or-no choice; the whole line is clickable.
 *
 * **Use it** for consent, and for choices that are sent with a form.
 * **Not** for one of several: that is a `RadioGroup`. **Not** for a filter that applies at once: that is a `Chip`.
 */
export function Checkbox(props: CheckboxProps) {
  const { frame, control } = useField(props);
  return (
    <div className={cx(choice.choice, frame.className)}>
      <input {...control} type="checkbox" className={choice.input} />
      <label htmlFor={frame.id} className={choice.label}>
        {frame.label}
        <Necessity required={frame.required} optionalLabel={frame.optionalLabel} />
      </label>
      <div className={choice.message}>
        <FieldHint id={frame.id}>{frame.hint}</FieldHint>
        <FieldError id={frame.id}>{frame.error}</FieldError>
      </div>
    </div>
  );
}
