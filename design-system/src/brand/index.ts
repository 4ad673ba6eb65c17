/** The current brand. To change it, change the folder in this line and in facts.ts. */
export * from './haulwell/index.ts';
export type * from './brand.ts';
