import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { FormField } from '../form-field/form-field.tsx';
import { useField, type FieldControlled, type FieldProps } from '../form-field/use-field.ts';
import control from '../form-field/control.module.css';
import styles from './text-area.module.css';

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, FieldControlled> & { name: string };

/** Several lines of text. `className` goes to the field, `ref` and all other props to the textarea. */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  const field = useField(props);
  return (
    <FormField {...field.frame}>
      <textarea {...field.control} rows={rows} className={cx(control.control, styles.area)} />
    </FormField>
  );
}
