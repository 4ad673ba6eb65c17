import { useEffect, useRef } from 'react';
import { Button, Stack, Text } from '@site/design-system';

/** Thanks the visitor. Takes the focus, which the form's submit button has lost. */
export function ApplicationSent({ reference, onClose }: { reference: string; onClose: () => void }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack gap={4}>
      <div ref={message} tabIndex={-1}>
        <Text size="lg" weight="bold">
          Your application is on its way to our consultants.
        </Text>
        <Text>
          We reply within 24 hours, and the full review takes 2-3 business days. Your reference is{' '}
          <strong>{reference}</strong>; please quote it when you call.
        </Text>
      </div>
      <div>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Stack>
  );
}
