/** What the brand in force says of itself, without its look: for code that shows nothing. */
export { haulwell as brand } from './haulwell/facts.ts';
