import { useRef, type SubmitEvent } from 'react';
import { Banner, Button, FormActions, Honeypot, Link, Stack, Text, TextArea, TextField } from '@site/design-system';
import { firstFault, type ApplicationField } from './application.ts';
import type { ApplicationDraft } from './use-application.ts';

const HONEYPOT = 'website';

export function ApplicationForm({ draft, onCancel }: { draft: ApplicationDraft; onCancel: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { values, faults, state, edit } = draft;
  const submitting = state.status === 'submitting';

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const website = new FormData(event.currentTarget).get(HONEYPOT);
    const fault = firstFault(await draft.submit(typeof website === 'string' ? website : ''));
    const control = fault && form.current?.elements.namedItem(fault);
    if (control instanceof HTMLElement) control.focus();
  };

  const field = (name: ApplicationField) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => edit(name, event.target.value),
    ...(faults[name] !== undefined && { error: faults[name] }),
  });

  return (
    // Our own messages are shown beside the fields, in place of the browser's bubbles.
    <form ref={form} noValidate onSubmit={submit} aria-busy={submitting}>
      <Stack gap={4}>
        {state.status === 'editing' && state.error && (
          <Banner tone="danger" live="assertive">
            {state.error}
          </Banner>
        )}
        <TextField label="Full name" autoComplete="name" required {...field('fullName')} />
        <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel" required {...field('phone')} />
        <TextArea label="Cover letter" optionalLabel="optional" rows={5} {...field('coverLetter')} />
        <TextArea
          label="CV summary"
          optionalLabel="optional"
          hint="Licences, tickets and the last few employers are plenty."
          rows={5}
          {...field('cv')}
        />
        <Honeypot name={HONEYPOT} />
        <Text size="sm" tone="muted">
          We use these details for this application only, as our <Link href="/privacy">privacy policy</Link> explains.
        </Text>
        <FormActions>
          <Button type="submit" pending={submitting}>
            {submitting ? 'Submitting…' : 'Submit Application'}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
