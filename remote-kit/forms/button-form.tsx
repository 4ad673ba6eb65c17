import { Button, type ButtonProps } from '@site/design-system';
import { FormElement, type FormElementProps } from './form-element.tsx';

export interface ButtonFormProps<Field extends string>
  extends
    Pick<FormElementProps<Field>, 'handle' | 'action' | 'values'>,
    Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'> {
  /** What the button says until the answer is there; default: the same as before. */
  pendingLabel?: string;
}

/** A form without fields: the button is all of it. What went wrong is in `handle.state.failure`. */
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
