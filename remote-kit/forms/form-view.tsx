import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button, ErrorSummary, FormActions, Honeypot, Stack, type ButtonProps } from '@site/design-system';
import { FailureBanner } from './failure-banner.tsx';
import { fieldId, FORM_NAME, HONEYPOT } from './form.ts';
import type { FormHandle } from './use-form.ts';

export interface FormViewProps<Field extends string> extends Pick<
  ComponentProps<'form'>,
  'id' | 'className' | 'inert' | 'aria-label'
> {
  handle: FormHandle<unknown, Field>;
  /** Where a browser without JavaScript posts it to; default: the page's address. */
  action?: string;
  /** Sent as well: `{ jobSlug: 'van-driver-leeds' }`. */
  values?: Readonly<Record<string, string>>;
  /** The fields, and whatever belongs between them. */
  children: ReactNode;
  submitLabel: string;
  /** What the button says until the answer is there. */
  pendingLabel: string;
  button?: Pick<ButtonProps, 'size' | 'fullWidth'>;
  /** Stands beside the button. */
  otherActions?: ReactNode;
  /** Stands between the fields and the button when sending failed; default: the message in a banner. */
  failure?: ReactNode;
}

/** From this many fields on, a summary lists what is at fault; below, the field at fault takes the focus. */
const SUMMARY_FROM = 3;

/** A form element with its error summary, honeypot, button and failure. It also works where no script runs. */
export function FormView<Field extends string>({
  handle,
  action,
  values = {},
  children,
  submitLabel,
  pendingLabel,
  button,
  otherActions,
  failure,
  ...props
}: FormViewProps<Field>) {
  const { form, state, handlers, generation } = handle;
  const hasSummary = form.fields.length >= SUMMARY_FROM;
  const summary = useFocusOnRejection(handle, hasSummary);
  return (
    // Our own messages stand beside the fields, in place of the browser's bubbles.
    <form key={generation} {...props} {...handlers} method="post" action={action} noValidate aria-busy={state.pending}>
      <Stack gap={5}>
        {hasSummary && (
          <ErrorSummary
            ref={summary}
            errors={state.listed.map((field) => ({
              fieldId: fieldId(form, field),
              message: state.errors[field] ?? '',
            }))}
          />
        )}
        <input type="hidden" name={FORM_NAME} value={form.name} />
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <Honeypot name={HONEYPOT} />
        {state.failure && (failure ?? <FailureBanner {...state.failure} />)}
        <FormActions>
          {/* Pressing must not blur the field first: its error would move the button from under the pointer. */}
          <Button type="submit" {...button} pending={state.pending} onMouseDown={(event) => event.preventDefault()}>
            {state.pending ? pendingLabel : submitLabel}
          </Button>
          {otherActions}
        </FormActions>
      </Stack>
    </form>
  );
}

/** Leads to what is at fault. The summary focuses itself when it appears; this does it for a form sent again with errors left. */
function useFocusOnRejection<Field extends string>({ form, state }: FormHandle<unknown, Field>, hasSummary: boolean) {
  const summary = useRef<HTMLDivElement>(null);
  const { rejections } = state;
  const [first] = state.listed;
  const field = first === undefined ? undefined : fieldId(form, first);
  useEffect(() => {
    if (rejections === 0) return;
    if (hasSummary) summary.current?.focus();
    else if (field !== undefined) document.getElementById(field)?.focus();
    // eslint-disable-next-line react/exhaustive-deps -- only a new rejection moves the focus
  }, [rejections]);
  return summary;
}
