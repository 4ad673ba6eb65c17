import type { ComponentProps, JSX } from 'react';

/** Any element but links and buttons: an Anchor is handled by the site's router, and a button is a Button. */
export type Tag = Exclude<keyof JSX.IntrinsicElements, 'a' | 'button'>;

/** `as`, which chooses a component's element, with the component's `Own` props and those of the element. */
export type ElementProps<Element extends Tag, Own> = {
  /** The element to render: `ul`, `section`. */
  as?: Element;
} & Omit<ComponentProps<Element>, keyof Own | 'as'>;
