import { useEffect, useRef, type ReactNode } from 'react';
import { FormActions, Stack, Text } from '@site/design-system';
import { Reference } from '@site/remote-kit';
import { KeptForTheNextJob } from './kept-details.tsx';

interface ApplicationSentProps {
  reference: string;
  /** Closes it. */
  close: ReactNode;
}

/** Thanks the visitor. Takes the focus, which the form's submit button has lost. */
export function ApplicationSent({ reference, close }: ApplicationSentProps) {
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
      <Reference value={reference} />
      <KeptForTheNextJob />
      <FormActions>{close}</FormActions>
    </Stack>
  );
}
