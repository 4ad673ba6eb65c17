import { isSlip, isSwap } from '../../places/similar-places.ts';

/** Shorter words have too many neighbours: 'Kent' is not 'rent' mistyped. */
export const SHORTEST_MISTYPED = 5;
/** From here on, two letters may be wrong. */
const LONG_WORD = 8;

/**
 * Whether somebody who typed `typed` may have meant `word`, which `edits` letters turn it into (Levenshtein). One edit
 * is allowed, two in a long word. In a shorter one, it is a letter left out, doubled, or like the one that is meant.
 * Two neighbouring letters that changed places count as one; nobody mistypes the first. Another letter in a word of
 * five makes another word: 'Paris' is not 'parts' mistyped.
 */
export function isTypingError(typed: string, word: string, edits: number): boolean {
  if (typed.length < SHORTEST_MISTYPED || typed[0] !== word[0]) return false;
  if (edits === 2 && isSwap(typed, word)) return true;
  if (typed.length === SHORTEST_MISTYPED && word.length === typed.length) return false;
  if (edits === 1 && word.length < LONG_WORD && !isSlip(typed, word)) return false;
  return edits <= (typed.length < LONG_WORD ? 1 : 2);
}
