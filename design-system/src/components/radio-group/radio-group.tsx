import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { ChoiceOption, type ChoiceOptionContent } from '../form-field/choice-option.tsx';
import { FieldError, FieldHint, Necessity } from '../form-field/form-field.tsx';
import { describedBy, type FieldNecessity, type FieldOwned, type FieldText } from '../form-field/use-field.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import group from '../form-field/choice-group.module.css';
import styles from './radio-group.module.css';

export type RadioOption = ChoiceOptionContent;

/** Either controlled by the page (`value` and `onValueChange`) or uncontrolled. */
type RadioValue =
  | { value: string; onValueChange: (value: string) => void; onChange?: never; defaultValue?: never }
  | {
      value: string;
      /** @deprecated Since 1.7.0: `onValueChange`. */
      onChange: (value: string) => void;
      onValueChange?: never;
      defaultValue?: never;
    }
  | {
      value?: never;
      onValueChange?: (value: string) => void;
      /** @deprecated Since 1.7.0: `onValueChange`. */
      onChange?: (value: string) => void;
      defaultValue?: string;
    };

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
  onValueChange = onChange,
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
      <legend className={hideLegend ? undefined : group.legend}>
        {hideLegend ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className={group.options}>
        {options.map((option) => (
          <ChoiceOption
            key={option.value}
            {...option}
            {...held(option.value)}
            type="radio"
            id={`${id}-${option.value}`}
            name={name}
            required={required}
            onChange={() => onValueChange?.(option.value)}
          />
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
