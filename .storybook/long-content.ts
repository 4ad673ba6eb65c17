/** A word longer than any window, with nowhere for a browser to break it. */
export const UNBROKEN = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(8);

export const LONG_TITLE =
  'Regional Fleet Engineering and Workshop Operations Manager (Heavy Goods Vehicles, Trailers, Tail-lifts and Temperature-Controlled Units)';

export const LONG_NAME =
  'The Amalgamated Northern and Borders Temperature-Controlled Distribution Company of Great Britain';

const SENTENCE = 'You check the vehicle, load in drop order, keep within your hours and tell the desk what you found. ';
const WORDS_IN_SENTENCE = 19;

/** Plain text of about that many words. */
export const textOf = (words: number): string => SENTENCE.repeat(Math.ceil(words / WORDS_IN_SENTENCE));
