import type { ComponentProps } from 'react';
import { FormField } from '../form-field/form-field.tsx';
import { useField, type FieldControlled, type FieldProps, type FieldValue } from '../form-field/use-field.ts';
import { Icon } from '../icon/icon.tsx';
import control from '../form-field/control.module.css';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectProps = FieldProps &
  FieldValue<HTMLSelectElement> &
  Omit<ComponentProps<'select'>, FieldControlled | 'multiple' | 'size'> & {
    name: string;
    options: ReadonlyArray<SelectOption>;
    /** First option, with an empty value, which does not satisfy a required field. */
    placeholder?: string;
  };

/**
 * One choice from a list, with the browser's picker.
 *
 * **Use it** for six choices or more, or where space is short.
 * **Not** for a few choices worth comparing: that is a `RadioGroup`. **Not** for yes or no: that is a `Checkbox`.
 */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const field = useField(props);
  return (
    <FormField {...field.frame}>
      <div className={control.adorned}>
        <select {...field.control} className={control.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </FormField>
  );
}
