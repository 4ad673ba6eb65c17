import type { ComponentProps, WheelEvent } from 'react';
import { FormField } from '../form-field/form-field.tsx';
import { useField, type FieldControlled, type FieldProps, type FieldValue } from '../form-field/use-field.ts';
import control from '../form-field/control.module.css';
import styles from './text-field.module.css';

export type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'number' | 'date';

/** DOM props that a text field passes to its input. */
export type TextInputProps = Omit<ComponentProps<'input'>, FieldControlled | 'type'> &
  FieldValue<HTMLInputElement> & { name: string };

export type TextFieldProps = FieldProps &
  TextInputProps & {
    type?: TextFieldType;
    /** A unit in front of what is typed: '£'. Screen readers skip it, so the label or hint must name it. */
    start?: string;
    /** @deprecated Since 1.7.0: `start`. */
    prefix?: string;
  };

/**
 * One line of text, with its label, hint and error.
 *
 * **Use it** for names, addresses, phone numbers, dates and amounts: `type` selects the keyboard and the
 * browser's validation.
 * **Not** for several lines: that is a `TextArea`. **Not** for a secret: that is a `PasswordField`.
 */
export function TextField({ type = 'text', prefix, start = prefix, ...props }: TextFieldProps) {
  const field = useField(props);
  const input = <input {...(type === 'number' && number)} {...field.control} type={type} className={control.control} />;
  return (
    <FormField {...field.frame}>
      {start ? (
        <div className={styles.prefixed}>
          <span aria-hidden="true" className={styles.prefix}>
            {start}
          </span>
          {input}
        </div>
      ) : (
        input
      )}
    </FormField>
  );
}

/** Scrolling over a focused number input would change its value. */
const number = {
  inputMode: 'numeric',
  onWheel: ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur(),
} as const;
