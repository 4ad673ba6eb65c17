import type { ComponentProps, JSX } from 'react';

export type Tag = keyof JSX.IntrinsicElements;

/** A component's own props, `as` to choose its element, and whatever else that element takes. */
export type PolymorphicProps<Element extends Tag, Own> = Own & { as?: Element } & Omit<ComponentProps<Element>, keyof Own | 'as'>;
