import * as v from 'valibot';

/** A row's key as text: databases count rows in numbers, too. */
export const rowId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.string());
