import { Button } from './button.tsx';

export const legal = (
  <Button variant="danger" size="lg" end="trash" type="submit" pending fullWidth>
    Clear all jobs
  </Button>
);

export const illegal = [
  // @ts-expect-error a button without text is an IconButton
  <Button key="1" start="share" />,
  // @ts-expect-error a button with an address is a LinkButton
  <Button key="2" href="/jobs">
    Jobs
  </Button>,
  // @ts-expect-error unknown variant
  <Button key="3" variant="ghost">
    Send
  </Button>,
  // @ts-expect-error unknown size
  <Button key="4" size="xl">
    Send
  </Button>,
  // @ts-expect-error a variant is never null
  <Button key="5" variant={null}>
    Send
  </Button>,
  // @ts-expect-error unknown icon
  <Button key="6" start="rocket">
    Send
  </Button>,
  // @ts-expect-error `reset` is not supported
  <Button key="7" type="link">
    Send
  </Button>,
];
