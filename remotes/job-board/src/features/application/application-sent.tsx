import { useEffect, useRef, type ReactNode } from 'react';
import { FormActions, Stack, Text } from '@site/design-system';
import { Reference } from '@site/remote-kit';
import { KeptForTheNextJob } from './kept-details.tsx';
import type { Reached } from './use-application.ts';

interface ApplicationSentProps {
  reference: string;
  /** Undefined where the page was loaded anew since. */
  reached: Reached | undefined;
  /** Closes it. */
  close: ReactNode;
}

/** Thanks the visitor. Takes the focus, which the form's submit button has lost. */
export function ApplicationSent({ reference, reached, close }: ApplicationSentProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack gap={4}>
      <div ref={message} tabIndex={-1}>
        <Text size="lg" weight="bold">
          Your application is on its way to our consultants.
        </Text>
        <Text>
          We reply within 24 hours, and the full review takes 2–3 business days.
          {reference && ' Please quote this reference when you call.'}
        </Text>
      </div>
      <Text>
        {reached
          ? `We will ring ${reached.phone}, and have written to ${reached.email}. The mail`
          : 'We have written to you. The mail'}{' '}
        has a link to your application’s page: see there how it stands, correct it or withdraw it.
      </Text>
      <Reference value={reference} />
      <KeptForTheNextJob />
      <FormActions>{close}</FormActions>
    </Stack>
  );
}
