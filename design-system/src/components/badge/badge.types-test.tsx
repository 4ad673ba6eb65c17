import { Badge } from './badge.tsx';

export const legal = (
  <Badge status="success" start="check">
    Connected
  </Badge>
);

export const illegal = [
  // @ts-expect-error unknown status
  <Badge key="1" status="error">
    Failed
  </Badge>,
  // @ts-expect-error a variant is never null
  <Badge key="2" status={null}>
    Failed
  </Badge>,
  // @ts-expect-error unknown icon
  <Badge key="3" start="rocket">
    Failed
  </Badge>,
  // @ts-expect-error it needs text
  <Badge key="4" status="danger" />,
  // @ts-expect-error a status is not a button
  <Badge key="5" disabled>
    Failed
  </Badge>,
];
