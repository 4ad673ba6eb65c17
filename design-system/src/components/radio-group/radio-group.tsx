import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { FieldError, FieldHint, Necessity } from '../form-field/form-field.tsx';
import { describedBy, type FieldNecessity, type FieldOwned, type FieldText } from '../form-field/use-field.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import choice from '../form-field/choice.module.css';
import styles from './radio-group.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

/** Either controlled by the page (`value` and `onChange`) or uncontrolled. */
type RadioValue =
  | { value: string; onChange: (value: string) => void; defaultValue?: never }
  | { value?: never; onChange?: (value: string) => void; defaultValue?: string };

export type RadioGroupProps = Omit<FieldText, 'label'> &
  FieldNecessity &
  FieldOwned &
  RadioValue &
  Omit<ComponentProps<'fieldset'>, keyof FieldOwned | 'children' | 'name' | 'value' | 'defaultValue' | 'onChange'> & {
    /** The question that the options answer. */
    legend: ReactNode;
    /** Shows the legend to screen readers only. */
    hideLegend?: boolean;
    name: string;
    options: ReadonlyArray<RadioOption>;
  };

/**
 * One choice from a few, all in view.
 *
 * **Use it** for two to five options that people compare. `disabled` applies to the whole group.
 * **Not** for a longer list: that is a `Select`. **Not** for yes or no: that is a `Checkbox`.
 */
export function RadioGroup({
  legend,
  hideLegend = false,
  name,
  options,
  value,
  defaultValue,
  onChange,
  hint,
  error,
  required,
  optionalLabel,
  id: ownId,
  className,
  ...props
}: RadioGroupProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const held = (option: string) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  const text = (
    <>
      {legend}
      <Necessity required={required} optionalLabel={optionalLabel} />
    </>
  );
  return (
    <fieldset
      role="radiogroup"
      {...props}
      id={id}
      className={cx(styles.group, className)}
      aria-invalid={error ? true : undefined}
      aria-required={required}
      aria-describedby={describedBy(id, { hint, error }, props['aria-describedby'])}
    >
      <legend className={hideLegend ? undefined : styles.legend}>
        {hideLegend ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className={styles.options}>
        {options.map((option) => (
          <div key={option.value} className={choice.choice}>
            <input
              type="radio"
              id={`${id}-${option.value}`}
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              className={choice.input}
              onChange={() => onChange?.(option.value)}
              {...held(option.value)}
            />
            <label htmlFor={`${id}-${option.value}`} className={choice.label}>
              {option.label}
            </label>
          </div>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
