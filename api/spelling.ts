/** Whether two neighbouring letters of `word` changed places in `typed`. */
export function isSwap(typed: string, word: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  const swapped = typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2);
  return swapped === word;
}
