import { useNavigate } from 'react-router-dom';
import { LinkButton, Panel, Stack, Text, useAnnounce } from '@site/design-system';
import type { StaffMember } from '@site/contract';
import { FormView, useForm } from '@site/remote-kit';
import { accountForms, type AccountAction } from './forms.ts';
import { SignInAgain } from './sign-in-again.tsx';

const PAGE = '/staff/accounts';

const TEXTS: Readonly<
  Record<
    AccountAction,
    {
      title: string;
      question: (name: string) => string;
      done: (name: string) => string;
      pending: string;
      icon: 'trash' | 'mail';
    }
  >
> = {
  remove: {
    title: 'Remove the account',
    question: (name) =>
      `Remove ${name}’s account? Their sessions end at once, and their passkeys open nothing any more.`,
    done: (name) => `${name}’s account has been removed.`,
    pending: 'Removing…',
    icon: 'trash',
  },
  reset: {
    title: 'Invite again',
    question: (name) =>
      `Invite ${name} again? Their sessions end at once, and their passkeys, password and recovery codes open nothing any more. They get a new link by mail.`,
    done: (name) => `${name} has been invited again.`,
    pending: 'Inviting…',
    icon: 'mail',
  },
};

interface AccountChangeProps {
  action: AccountAction;
  member: StaffMember;
  onChanged: () => void;
}

/** Asks before an account is removed or reset. */
export function AccountChange({ action, member, onChanged }: AccountChangeProps) {
  const navigate = useNavigate();
  const announce = useAnnounce();
  const { title, question, done, pending, icon } = TEXTS[action];
  const handle = useForm(accountForms[action], {
    onAccepted: () => {
      onChanged();
      announce(done(member.name));
      document.querySelector('h1')?.focus();
      void navigate(PAGE);
    },
  });
  return (
    <Panel title={title} level={2} titleRef={focus}>
      <Stack gap={4}>
        <Text>{question(member.name)}</Text>
        <FormView
          handle={handle}
          values={{ id: member.id }}
          submitLabel={title}
          pendingLabel={pending}
          button={{ variant: 'danger', start: icon }}
          otherActions={
            <LinkButton variant="secondary" href={PAGE}>
              Cancel
            </LinkButton>
          }
        />
        <SignInAgain failure={handle.state.failure} onSignedIn={handle.dismissFailure} />
      </Stack>
    </Panel>
  );
}

const focus = (title: HTMLElement | null): void => title?.focus();
