import { Disclosure } from './disclosure.tsx';

export const legal = [
  <Disclosure key="1" summary="More" defaultOpen />,
  <Disclosure key="2" summary="More" open={false} onOpenChange={() => undefined} />,
];

export const illegal = [
  // @ts-expect-error controlled state needs `onOpenChange`
  <Disclosure key="1" summary="More" open />,
  // @ts-expect-error controlled or uncontrolled, not both
  <Disclosure key="2" summary="More" open onOpenChange={() => undefined} defaultOpen />,
  // @ts-expect-error it needs a summary
  <Disclosure key="3">Text</Disclosure>,
];
