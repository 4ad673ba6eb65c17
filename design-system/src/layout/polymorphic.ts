import type { ComponentProps, JSX } from 'react';

/** Any element but the two that act: a link is an Anchor, which the site's router handles, and a button is a Button. */
export type Tag = Exclude<keyof JSX.IntrinsicElements, 'a' | 'button'>;

/** `as` to choose the element of a component whose own props are `Own`, and whatever else that element takes. */
export type ElementProps<Element extends Tag, Own> = {
  /** The element that it is: `ul`, `section`. */
  as?: Element;
} & Omit<ComponentProps<Element>, keyof Own | 'as'>;
