/** The brand in force. To change it, change the folder that this line names. */
export * from './haulwell/index.ts';
export type * from './brand.ts';
