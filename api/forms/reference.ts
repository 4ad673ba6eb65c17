import type { ReferencePrefix } from '@site/protocol';
import { readableCode } from '../secrets/readable-code.ts';

/** What a visitor can quote: 'APP-7K2M9Q'. */
export const newReference = (prefix: ReferencePrefix): string => `${prefix}-${readableCode(6)}`;
