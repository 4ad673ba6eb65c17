/** A time in a file's name: '2026-03-02T09-00-00Z' sorts by time, and Windows allows it. */
export const fileTime = (time: Date): string => time.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
