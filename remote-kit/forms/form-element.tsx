import type { ComponentProps, ReactNode } from 'react';
import { FORM_NAME } from './form.ts';
import type { FormHandle } from './use-form.ts';

export interface FormElementProps<Field extends string> extends Pick<
  ComponentProps<'form'>,
  'id' | 'className' | 'inert' | 'aria-label'
> {
  handle: FormHandle<unknown, Field>;
  /** Where a browser without JavaScript posts the form; default: the page's address. */
  action?: string | undefined;
  /** Extra values to send: `{ jobSlug: 'van-driver-leeds' }`. */
  values?: Readonly<Record<string, string>> | undefined;
  children: ReactNode;
}

/** The `<form>`. Without JavaScript the browser posts it to the page, whose `action` recognises it by its name. */
export function FormElement<Field extends string>({
  handle: { form, state, handlers, generation },
  values = {},
  children,
  ...props
}: FormElementProps<Field>) {
  return (
    // Our own messages beside the fields replace the browser's bubbles.
    <form
      key={generation}
      {...props}
      {...handlers}
      method="post"
      encType={form.files && 'multipart/form-data'}
      noValidate
      aria-busy={state.pending}
    >
      <input type="hidden" name={FORM_NAME} value={form.name} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
