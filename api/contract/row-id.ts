import * as v from 'valibot';

/** A row's key as text: some databases number their rows. */
export const rowId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.string());
