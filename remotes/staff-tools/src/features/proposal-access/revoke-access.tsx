import { useState, type ReactNode } from 'react';
import { Button, Dialog, LinkButton, Panel, Text } from '@site/design-system';
import type { AccessGrant } from '@site/contract';
import { FormView, useForm } from '@site/remote-kit';
import { revokeForm } from './forms.ts';
import { proposalName } from './names.ts';

const TITLE = 'Revoke access';
const questionOf = ({ person, scope }: AccessGrant): string =>
  `Revoke ${person}’s access to the ${proposalName(scope)} proposal? If they are reading it now, they are locked out at once.`;

/** Revoking one person's access: asks first. */
export function useRevocation(onRevoked: () => void) {
  const [asked, setAsked] = useState<AccessGrant>();
  const [isOpen, setIsOpen] = useState(false);
  const handle = useForm(revokeForm, {
    onAccepted: () => {
      setIsOpen(false);
      onRevoked();
    },
  });
  const ask = (grant: AccessGrant) => {
    handle.empty();
    setAsked(grant);
    setIsOpen(true);
  };
  return { asked, isOpen, handle, ask, cancel: () => setIsOpen(false) };
}

type Revocation = ReturnType<typeof useRevocation>;

export function RevokeDialog({ revocation }: { revocation: Revocation }) {
  const { asked, isOpen, cancel } = revocation;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && cancel()}
      title={TITLE}
      description={asked && questionOf(asked)}
    >
      {asked && (
        <RevokeForm
          grant={asked}
          revocation={revocation}
          cancel={
            <Button variant="secondary" onClick={cancel}>
              Cancel
            </Button>
          }
        />
      )}
    </Dialog>
  );
}

interface RevokeSectionProps {
  grant: AccessGrant;
  revocation: Revocation;
}

/** The same on the page, for browsers without JavaScript. */
export function RevokeSection({ grant, revocation }: RevokeSectionProps) {
  return (
    <Panel title={TITLE} level={3}>
      <Text>{questionOf(grant)}</Text>
      <RevokeForm
        grant={grant}
        revocation={revocation}
        cancel={
          <LinkButton variant="secondary" href="/staff/proposal-access">
            Cancel
          </LinkButton>
        }
      />
    </Panel>
  );
}

const RevokeForm = ({ grant, revocation, cancel }: RevokeSectionProps & { cancel: ReactNode }) => (
  <FormView
    handle={revocation.handle}
    values={{ id: grant.id }}
    submitLabel={TITLE}
    pendingLabel="Revoking…"
    button={{ variant: 'danger' }}
    otherActions={cancel}
  />
);
