import { SlideOver } from './slide-over.tsx';

const state = { open: true, onOpenChange: () => undefined };

export const legal = (
  <SlideOver {...state} title="Filters" side="left">
    Filters
  </SlideOver>
);

export const illegal = [
  // @ts-expect-error it comes from the left or the right
  <SlideOver key="1" {...state} title="Filters" side="bottom">
    Filters
  </SlideOver>,
  // @ts-expect-error it needs a title
  <SlideOver key="2" {...state}>
    Filters
  </SlideOver>,
  // @ts-expect-error a variant is never null
  <SlideOver key="3" {...state} title="Filters" side={null}>
    Filters
  </SlideOver>,
  // @ts-expect-error a panel that cannot be closed
  <SlideOver key="4" open title="Filters">
    Filters
  </SlideOver>,
  // @ts-expect-error sizes are for dialogs
  <SlideOver key="5" {...state} title="Filters" size="lg">
    Filters
  </SlideOver>,
];
