import { Badge } from './badge.tsx';

export const legal = (
  <Badge tone="success" icon="check">
    Connected
  </Badge>
);

export const illegal = [
  // @ts-expect-error unknown tone
  <Badge key="1" tone="error">
    Failed
  </Badge>,
  // @ts-expect-error a variant is never null
  <Badge key="2" tone={null}>
    Failed
  </Badge>,
  // @ts-expect-error unknown icon
  <Badge key="3" icon="rocket">
    Failed
  </Badge>,
  // @ts-expect-error it needs text
  <Badge key="4" tone="danger" />,
  // @ts-expect-error a status is not a button
  <Badge key="5" disabled>
    Failed
  </Badge>,
];
