import * as v from 'valibot';

/** For replies that succeed unless they are a refusal, whether or not they say so. */
export const success = v.nullish(v.literal(true), true);
