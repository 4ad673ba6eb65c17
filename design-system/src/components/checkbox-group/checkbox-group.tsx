import { useId, type ComponentProps, type ReactNode } from 'react';
import { ChoiceOption, type ChoiceOptionContent } from '../form-field/choice-option.tsx';
import { FieldError, FieldHint } from '../form-field/form-field.tsx';
import { describedBy, type FieldOwned, type FieldText } from '../form-field/use-field.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import group from '../form-field/choice-group.module.css';

export type CheckboxOption = ChoiceOptionContent;

type OnValuesChange = (values: string[]) => void;

/** Either controlled by the page (`values` and `onValuesChange`) or uncontrolled. */
type CheckboxValues =
  | { values: readonly string[]; onValuesChange: OnValuesChange; onChange?: never; defaultValues?: never }
  | {
      values: readonly string[];
      /** @deprecated Since 1.7.0: `onValuesChange`. */
      onChange: OnValuesChange;
      onValuesChange?: never;
      defaultValues?: never;
    }
  | { values?: never; onValuesChange?: never; onChange?: never; defaultValues?: readonly string[] };

export type CheckboxGroupProps = Omit<FieldText, 'label'> &
  FieldOwned &
  CheckboxValues &
  Omit<ComponentProps<'fieldset'>, keyof FieldOwned | 'children' | 'name' | 'value' | 'defaultValue' | 'onChange'> & {
    /** The question that the options answer. */
    legend: ReactNode;
    /** Shows the legend to screen readers only. */
    hideLegend?: boolean;
    /** Sent once for each ticked option, with its value. */
    name: string;
    options: ReadonlyArray<CheckboxOption>;
  };

/**
 * Any number of choices from a few, all in view.
 *
 * **Use it** for filters and preferences of which several may apply. `disabled` applies to the whole group.
 * **Not** for one of several: that is a `RadioGroup`. **Not** for a single yes or no: that is a `Checkbox`.
 */
export function CheckboxGroup({
  legend,
  hideLegend = false,
  name,
  options,
  values,
  defaultValues = [],
  onChange,
  onValuesChange = onChange,
  hint,
  error,
  id: ownId,
  ...props
}: CheckboxGroupProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const ticked = (value: string) =>
    values ? { checked: values.includes(value) } : { defaultChecked: defaultValues.includes(value) };
  const toggle = (value: string) => {
    if (!values) return;
    onValuesChange?.(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  };
  return (
    <fieldset {...props} id={id} aria-describedby={describedBy(id, { hint, error }, props['aria-describedby'])}>
      <legend className={hideLegend ? undefined : group.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className={group.options}>
        {options.map((option) => (
          <ChoiceOption
            key={option.value}
            {...option}
            {...ticked(option.value)}
            type="checkbox"
            id={`${id}-${option.value}`}
            name={name}
            aria-invalid={error ? true : undefined}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
