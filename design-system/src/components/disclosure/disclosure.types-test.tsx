import { Disclosure } from './disclosure.tsx';

export const legal = [
  <Disclosure key="1" summary="More" defaultOpen />,
  <Disclosure key="2" summary="More" open={false} onOpenChange={() => undefined} />,
];

export const illegal = [
  // @ts-expect-error held open with no way to close
  <Disclosure key="1" summary="More" open />,
  // @ts-expect-error the page holds the state or the browser does
  <Disclosure key="2" summary="More" open onOpenChange={() => undefined} defaultOpen />,
  // @ts-expect-error nothing to open it by
  <Disclosure key="3">Text</Disclosure>,
];
