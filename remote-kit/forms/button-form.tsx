import { Button, type ButtonProps } from '@site/design-system';
import { FormElement, type FormElementProps } from './form-element.tsx';

export interface ButtonFormProps<Field extends string>
  extends
    Pick<FormElementProps<Field>, 'handle' | 'action' | 'values'>,
    Pick<ButtonProps, 'variant' | 'size' | 'start' | 'end' | 'className' | 'children'> {
  /** The button's label while the call is pending; default: unchanged. */
  pendingLabel?: string;
}

/** A form that is only a button. `handle.state.failure` says what went wrong. */
export function ButtonForm<Field extends string>({
  handle,
  action,
  values,
  pendingLabel,
  className,
  children,
  ...button
}: ButtonFormProps<Field>) {
  const { pending } = handle.state;
  return (
    <FormElement handle={handle} action={action} values={values} className={className}>
      <Button {...button} type="submit" pending={pending}>
        {pending ? (pendingLabel ?? children) : children}
      </Button>
    </FormElement>
  );
}
