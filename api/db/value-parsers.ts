/**
 * Postgres sends bigint and numeric as text because they can exceed a JavaScript number.
 * Ours are counts, ids and pounds, which cannot.
 */
export const numberParsers: Readonly<Record<number, (text: string) => number>> = { 20: Number, 1700: Number };
