import { SlideOver } from './slide-over.tsx';

const state = { open: true, onOpenChange: () => undefined };

export const legal = (
  <SlideOver {...state} title="Filters" side="left">
    Filters
  </SlideOver>
);

export const illegal = [
  // @ts-expect-error it comes from the left or the right
  <SlideOver key="1" {...state} title="Filters" side="bottom">Filters</SlideOver>,
  // @ts-expect-error it needs a title
  <SlideOver key="2" {...state}>Filters</SlideOver>,
];
