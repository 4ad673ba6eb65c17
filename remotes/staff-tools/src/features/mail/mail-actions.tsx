import { useEffect } from 'react';
import { Banner, Cluster, Disclosure, Stack, Text } from '@site/design-system';
import type { MailStatus, MailToChange } from '@site/contract';
import { ButtonForm, useForm } from '@site/remote-kit';
import { STATUS_ID } from './mail-facts.tsx';
import { giveUpForm, resendForm } from './mail-forms.ts';

interface MailActionsProps {
  mail: MailToChange;
  /** Reads the mail again, after it has changed or turned out to have. */
  refresh: () => void;
}

const RESENDABLE: readonly MailStatus[] = ['failed', 'given-up'];
const GIVABLE_UP: readonly MailStatus[] = ['queued', 'waiting', 'failed'];

/** Resending a mail and giving it up, where its status allows that. */
export function MailActions({ mail: { id, version, status }, refresh }: MailActionsProps) {
  const options = { onAccepted: refresh, onFailed: refresh };
  const resend = useForm(resendForm, options);
  const giveUp = useForm(giveUpForm, options);
  const changed = resend.state.accepted ?? giveUp.state.accepted;
  useEffect(() => {
    if (changed) document.getElementById(STATUS_ID)?.focus();
  }, [changed]);
  const failure = resend.state.failure ?? giveUp.state.failure;
  const values = { id, version };
  return (
    <Stack gap={4}>
      {failure && (
        <Banner status="danger" live="assertive">
          {failure.message}
        </Banner>
      )}
      <Cluster>
        {RESENDABLE.includes(status) && (
          <ButtonForm handle={resend} values={values} pendingLabel="Resending...">
            Resend
          </ButtonForm>
        )}
        {GIVABLE_UP.includes(status) && (
          <ButtonForm handle={giveUp} values={values} variant="secondary" pendingLabel="Giving up...">
            Give up
          </ButtonForm>
        )}
      </Cluster>
      {status === 'sent' && (
        <Disclosure summary="Send it again">
          <Stack gap={4}>
            <Text>The mail server took this mail. If you resend it, it goes out twice.</Text>
            <ButtonForm handle={resend} values={values} variant="secondary" pendingLabel="Resending...">
              Resend, so that it goes out twice
            </ButtonForm>
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
