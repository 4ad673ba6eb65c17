import { ScrollArea } from './scroll-area.tsx';

export const legal = [
  <ScrollArea key="1" label="Services" height="lg" />,
  <ScrollArea key="2" label="Services" className="services" />,
];

export const illegal = [
  // @ts-expect-error a region needs a name
  <ScrollArea key="1" height="md" />,
  // @ts-expect-error heights come in three steps
  <ScrollArea key="2" label="Services" height="20rem" />,
  // @ts-expect-error without a tab stop the keyboard cannot scroll it
  <ScrollArea key="3" label="Services" tabIndex={-1} />,
  // @ts-expect-error the region is named by its label
  <ScrollArea key="4" label="Services" aria-label="Topics" />,
];
