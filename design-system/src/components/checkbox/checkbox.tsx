import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { FieldError, FieldHint, Necessity } from '../form-field/form-field.tsx';
import { useField, type FieldControlled, type FieldProps } from '../form-field/use-field.ts';
import choice from '../form-field/choice.module.css';

export type CheckboxProps = FieldProps & Omit<ComponentProps<'input'>, FieldControlled | 'type'> & { name: string };

/** One yes-or-no choice. `className` goes to the row, `ref` and all other props to the input. */
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
