import * as v from 'valibot';

/** For replies that are a success by being no refusal, whether they say so or not. */
export const success = v.nullish(v.literal(true), true);
