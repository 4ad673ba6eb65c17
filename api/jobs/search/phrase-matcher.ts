const TOKEN = /\d+(?:[.,]\d+)?|\p{L}+(?:['’]\p{L}+)*|[+&]/gu;

/** Different ways to write one token. */
const SAME_TOKEN: Readonly<Record<string, string>> = Object.fromEntries([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((word, index) => [word, String(index + 1)]),
  ...['&', 'and', 'plus', 'n'].map((and) => [and, '+']),
]);

interface Token {
  text: string;
  start: number;
  end: number;
}

/** '7,5t Pick & Pack' -> 7.5, t, pick, +, pack. */
function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: token, index: start }) => {
    const lower = token.toLowerCase().replace(',', '.').replaceAll('’', "'");
    return { text: SAME_TOKEN[lower] ?? lower, start, end: start + token.length };
  });
}

/** A phrase found in a text, and the position of the first and behind the last of its characters. */
export interface FoundPhrase<Meaning> {
  meaning: Meaning;
  start: number;
  end: number;
}

/**
 * Phrases and what each means. They are found in upper or lower case, in the singular or plural, with any punctuation
 * between their words, and written as one word: 'fork lift' finds 'Fork-Lifts' and 'forklift'.
 */
export class PhraseMatcher<Meaning> {
  readonly #meanings = new Map<string, Meaning>();
  /** What the phrases of several words begin with, word by word: most words of a text begin none. */
  readonly #beginnings = new Set<string>();

  /** `change` is given what the phrase means so far. */
  set(phrase: string, change: (before: Meaning | undefined) => Meaning): void {
    for (const spelling of new Set(spellingsOf(phrase))) {
      this.#meanings.set(spelling, change(this.#meanings.get(spelling)));
      for (let end = spelling.indexOf(' '); end !== -1; end = spelling.indexOf(' ', end + 1))
        this.#beginnings.add(spelling.slice(0, end));
    }
  }

  /** The phrases in a text, from its start; where several begin, the longest. None overlap. */
  *findIn(text: string): Generator<FoundPhrase<Meaning>> {
    const tokens = tokensOf(text);
    for (let first = 0; first < tokens.length;) {
      const length = this.#lengthAt(tokens, first);
      const found = tokens.slice(first, first + length);
      const meaning = this.#meanings.get(keyOf(found));
      if (meaning !== undefined) yield { meaning, start: found[0]!.start, end: found.at(-1)!.end };
      first += Math.max(1, length);
    }
  }

  /** The phrases and spellings that are one word of six or more letters. */
  singleWords(): string[] {
    return [...this.#meanings.keys()].filter((spelling) => /^\p{L}{6,}$/u.test(spelling));
  }

  #lengthAt(tokens: readonly Token[], first: number): number {
    let key = '';
    let longest = 0;
    for (let length = 1; first + length <= tokens.length; length++) {
      key += `${length > 1 ? ' ' : ''}${tokens[first + length - 1]!.text}`;
      if (this.#meanings.has(key)) longest = length;
      if (!this.#beginnings.has(key)) break;
    }
    return longest;
  }
}

const keyOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** In the singular and plural; each two neighbouring words apart and as one. */
function spellingsOf(phrase: string): string[] {
  const [first = '', ...others] = tokensOf(phrase).map(({ text }) => text);
  let spellings = [first];
  for (const word of others)
    spellings = spellings.flatMap((before) =>
      isWord(before.at(-1)) && isWord(word) ? [`${before} ${word}`, before + word] : [`${before} ${word}`],
    );
  return spellings.flatMap((spelling) => [spelling, pluralOf(spelling)]);
}

const isWord = (text: string | undefined): boolean => text !== undefined && /^\p{L}/u.test(text);

/** Unchanged for a figure and for what ends like a plural. */
function pluralOf(word: string): string {
  if (/(?:bus|ss)$/.test(word)) return `${word}es`;
  if (/[^\p{L}]$|s$/u.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:ch|sh|x)$/.test(word) ? `${word}es` : `${word}s`;
}
