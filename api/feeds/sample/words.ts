import { escapeText } from 'entities';

/** What a sentence's slots are filled with. */
export interface Slots {
  title: string;
  town: string;
  site: string;
  road: string;
  /** The client's name, or a phrase that keeps it back. */
  employer: string;
  kit: string;
}

const SPOKEN_WITH_A_VOWEL = /^(?:HGV|HR|LGV|FLT|[AEIO](?!uropean))/;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function fill(sentence: string, slots: Slots): string {
  const article = SPOKEN_WITH_A_VOWEL.test(slots.title) ? 'an' : 'a';
  return sentence.replaceAll('a {title}', `${article} {title}`).replaceAll(/\{(\w+)\}/g, (slot, name: string) => {
    const value = slots[name.toLowerCase() as keyof Slots] as string | undefined;
    if (value === undefined) throw new Error(`Unknown slot ${slot}`);
    return /^[A-Z]/.test(name) ? capitalised(value) : value;
  });
}

export const paragraph = (text: string) => `<p>${escapeText(text)}</p>`;
export const list = (items: readonly string[], tag: 'ul' | 'ol' = 'ul') =>
  `<${tag}>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</${tag}>`;

/** 'a, b and c', each starting in lower case unless it is a name or an abbreviation. */
export function sentenceOf(items: readonly string[]): string {
  const parts = items.map((item) =>
    /^[A-Z][a-z’-]+( |,)/.test(item) ? item.charAt(0).toLowerCase() + item.slice(1) : item,
  );
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join('; ')}; and ${last}`;
}
