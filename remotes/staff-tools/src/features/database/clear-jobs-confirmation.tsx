import { useState, type ReactNode } from 'react';
import type { EndpointReply } from '@site/contract';
import { Button, Dialog, LinkButton, Panel, Stack, Text } from '@site/design-system';
import { FormView, PasswordInput, type FormHandle } from '@site/remote-kit';
import { SignInAgain } from '../accounts/sign-in-again.tsx';
import { asksForPassword } from './clear-jobs-form.ts';

export type ClearJobsHandle = FormHandle<EndpointReply<'clearJobs'>, 'password'>;

const TITLE = 'Clear all jobs';
const CONFIRMATION = 'Are you sure you want to clear ALL jobs from the database? This cannot be undone!';

interface ClearJobsDialogProps {
  handle: ClearJobsHandle;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ClearJobsDialog({ handle, open, onOpenChange }: ClearJobsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={TITLE} description={CONFIRMATION}>
      <ClearJobsForm
        handle={handle}
        cancel={
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  );
}

/** The same on the page, for browsers without JavaScript. */
export function ClearJobsSection({ handle }: { handle: ClearJobsHandle }) {
  return (
    <Panel title={TITLE} level={3}>
      <Text>{CONFIRMATION}</Text>
      <ClearJobsForm
        handle={handle}
        cancel={
          <LinkButton variant="secondary" href="/test-supabase">
            Cancel
          </LinkButton>
        }
      />
    </Panel>
  );
}

/** Asks for the password once the server has, and then until the jobs are cleared. */
function ClearJobsForm({ handle, cancel }: { handle: ClearJobsHandle; cancel: ReactNode }) {
  const { failure, errors } = handle.state;
  const isAsking = asksForPassword(failure) || errors.password !== undefined;
  const [hasPassword, setHasPassword] = useState(isAsking);
  if (isAsking && !hasPassword) setHasPassword(true);

  return (
    <Stack gap={5}>
      <FormView
        handle={handle}
        submitLabel={TITLE}
        pendingLabel="Clearing..."
        button={{ variant: 'danger', start: 'trash' }}
        otherActions={cancel}
      >
        {hasPassword && <PasswordInput handle={handle} label="Staff password" />}
      </FormView>
      <SignInAgain failure={failure} onSignedIn={handle.dismissFailure} />
    </Stack>
  );
}
