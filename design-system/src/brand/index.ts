/** The current brand. To change it, change the folder in this line, in facts.ts and in answers.ts. */
export * from './haulwell/index.ts';
export type * from './brand.ts';
