import type { ComponentProps } from 'react';
import { FormField } from '../form-field/form-field.tsx';
import { useField, type FieldControlled, type FieldProps } from '../form-field/use-field.ts';
import control from '../form-field/control.module.css';

export type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'number' | 'date';

/** DOM props of the input that a text field passes on. */
export type TextInputProps = Omit<ComponentProps<'input'>, FieldControlled | 'type'> & { name: string };

export type TextFieldProps = FieldProps & TextInputProps & { type?: TextFieldType };

/** One line of text. `className` goes to the field, `ref` and all other props to the input. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const field = useField(props);
  return (
    <FormField {...field.frame}>
      <input {...field.control} type={type} className={control.control} />
    </FormField>
  );
}
