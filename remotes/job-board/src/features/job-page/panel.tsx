import type { ReactNode } from 'react';
import { Card, Heading, Stack } from '@site/design-system';

export interface PanelProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A box beside the advert. */
export const Panel = ({ title, className, children }: PanelProps) => (
  <Card as="section" className={className}>
    <Stack gap={3}>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
);
