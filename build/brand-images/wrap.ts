/** The text in as few lines as fit. A word that is longer than a line is broken. */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((long) => broken(long, fits))) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function broken(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const characters = [...word];
  const length = Math.max(
    1,
    characters.findLastIndex((_, index) => fits(characters.slice(0, index).join(''))),
  );
  const rest = characters.slice(length).join('');
  return [characters.slice(0, length).join(''), ...(rest ? broken(rest, fits) : [])];
}
