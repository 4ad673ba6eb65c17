/** The brand in force. To change it, change the folder that this line and the one in facts.ts name. */
export * from './haulwell/index.ts';
export type * from './brand.ts';
