/** No 0 O, 1 I L: codes are read out over the phone. */
export const READABLE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const PREFIX = 'ERR-';
const LENGTH = 6;

/** The number of a failure, for whoever saw it to quote: 'ERR-7K2M9Q'. */
export function newFailureNumber(): string {
  const random = crypto.getRandomValues(new Uint32Array(LENGTH));
  return PREFIX + Array.from(random, (value) => READABLE[value % READABLE.length]).join('');
}

/** The number that somebody typed, perhaps as 'err 7k2m9q' or '7K2M9Q'; undefined for anything else. */
export function readFailureNumber(text: string): string | undefined {
  const shape = new RegExp(`^(?:ERR)?([${READABLE}]{${LENGTH}})$`);
  const [, code] = shape.exec(text.toUpperCase().replaceAll(/[\s–-]/g, '')) ?? [];
  return code && PREFIX + code;
}
