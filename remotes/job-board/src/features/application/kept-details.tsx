import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, Text, useAnnounce, useHydrated } from '@site/design-system';
import { draft, DRAFT_DAYS } from './draft.ts';
import { sentApplications } from './sent-applications.ts';
import type { ApplicationHandle } from './use-application.ts';

function forgetEverything(): void {
  draft.forget();
  sentApplications.forget();
}

/** Says what stays on the device, and clears it. Without scripts nothing stays. */
export function KeptDetails({ application }: { application: ApplicationHandle }) {
  const announce = useAnnounce();
  if (!useHydrated()) return null;
  const clear = () => {
    forgetEverything();
    flushSync(() => application.empty());
    // The button that was pressed belonged to the form that is gone.
    document.getElementById(application.field('fullName').id)?.focus();
    announce('Your details have been cleared');
  };
  return (
    <KeptNote onClear={clear}>
      What you type stays on this device for {DRAFT_DAYS} days, so that you can finish later; a file does not.
    </KeptNote>
  );
}

/** The same, once the application has been sent. */
export function KeptForTheNextJob() {
  const announce = useAnnounce();
  if (!useHydrated()) return null;
  const clear = () => {
    forgetEverything();
    announce('Your details have been cleared');
  };
  return (
    <KeptNote onClear={clear}>
      Your name, email and phone number stay on this device for your next application.
    </KeptNote>
  );
}

function KeptNote({ children, onClear }: { children: ReactNode; onClear: () => void }) {
  return (
    <div>
      <Text size="sm" muted>
        {children} On a shared device, clear your details before you leave.
      </Text>
      <Button variant="quiet" size="sm" start="trash" onClick={onClear}>
        Clear my details
      </Button>
    </div>
  );
}
