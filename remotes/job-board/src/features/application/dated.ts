import * as v from 'valibot';

const DAY_MS = 24 * 60 * 60_000;

/** Something that a device keeps, and since when: ISO 8601. */
export const dated = <Entries extends v.ObjectEntries>(entries: Entries) => v.object({ at: v.string(), ...entries });

export const isFresh = ({ at }: { at: string }, days: number): boolean => Date.now() - Date.parse(at) < days * DAY_MS;
