import { readableCode } from '../secrets/readable-code.ts';

export type ReferencePrefix = 'APP' | 'MSG' | 'QUO' | 'CAN' | 'SUB';

/** What a visitor can quote: 'APP-7K2M9Q'. */
export const newReference = (prefix: ReferencePrefix): string => `${prefix}-${readableCode(6)}`;
