import { useEffect, useRef, type ReactNode } from 'react';
import { Button, ErrorSummary, FormActions, Honeypot, Stack, type ButtonProps } from '@site/design-system';
import { FailureBanner } from './failure-banner.tsx';
import { FormElement, type FormElementProps } from './form-element.tsx';
import { fieldId, HONEYPOT } from './form.ts';
import type { FormHandle } from './use-form.ts';

export interface FormViewProps<Field extends string> extends Omit<FormElementProps<Field>, 'children'> {
  /** The fields; none for a decision alone. */
  children?: ReactNode;
  submitLabel: string;
  /** The button's label while the call is pending. */
  pendingLabel: string;
  button?: Pick<ButtonProps, 'variant' | 'start' | 'end' | 'size' | 'fullWidth'>;
  /** Shown beside the button. */
  otherActions?: ReactNode;
  /** Shown above the button when the call failed; default: the message in a banner. */
  failure?: ReactNode;
}

/** With this many fields or more, a summary lists the errors; with fewer, the first invalid field takes the focus. */
const SUMMARY_FROM = 3;

/** A form with its error summary, honeypot, button and failure. */
export function FormView<Field extends string>({
  handle,
  children,
  submitLabel,
  pendingLabel,
  button,
  otherActions,
  failure,
  ...element
}: FormViewProps<Field>) {
  const { form, state } = handle;
  const hasSummary = form.fields.length >= SUMMARY_FROM;
  const summary = useFocusOnRejection(handle, hasSummary);
  return (
    <FormElement {...element} handle={handle}>
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
        {children}
        <Honeypot name={HONEYPOT} />
        <FormActions message={state.failure && (failure ?? <FailureBanner form={form} failure={state.failure} />)}>
          {/* Pressing must not blur the field first: its error would move the button out from under the pointer. */}
          <Button type="submit" {...button} pending={state.pending} onMouseDown={(event) => event.preventDefault()}>
            {state.pending ? pendingLabel : submitLabel}
          </Button>
          {otherActions}
        </FormActions>
      </Stack>
    </FormElement>
  );
}

/**
 * Moves the focus to the errors. The summary focuses itself when it appears; this covers a form sent again with errors
 * left.
 */
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
