/** Letters of European languages, which the brand's faces have. */
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aå',
    'cç',
    'dđ',
    'eé',
    'gğ',
    'hħ',
    'iî',
    'jĵ',
    'kķ',
    'lľ',
    'nñ',
    'oö',
    'rř',
    'sš',
    'tť',
    'uü',
    'wŵ',
    'yý',
    'zž',
  ].map(([plain = '', accented = '']) => [plain, accented]),
);

/** How much longer a text is in a language that takes much space, such as German. */
const GROWTH = 0.4;

/**
 * Pseudo-localised text: letters have accents, and repeated vowels make it 40% longer. It can still be read. Text that
 * is pseudo-localised already remains as it is.
 */
export function pseudoLocalise(text: string): string {
  // Rounded up: short texts grow most.
  let owed = 1;
  return text.replaceAll(/./g, (letter) => {
    const lower = letter.toLowerCase();
    const accented = ACCENTED[lower] ?? lower;
    owed += GROWTH;
    const repeats = /[aeiouy]/.test(lower) ? Math.floor(owed) : 0;
    owed -= repeats;
    return (lower === letter ? accented : accented.toUpperCase()) + accented.repeat(repeats);
  });
}

const NO_TEXT = 'script, style, noscript';

/** Not Storybook's own messages, nor the text of its documentation pages around the stories. */
const isOfAStory = (element: Element | null) =>
  !element?.closest(`${NO_TEXT}, .sb-wrapper`) &&
  (!element?.closest('#storybook-docs') || element.closest('.sb-story'));

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What was written where the text is longer now. */
const written = new Map<Text | Field, string>();

/** Pseudo-localises what people read in an element: text and placeholders, but nothing that they typed. */
export function lengthen(root: Element) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) lengthenText(node as Text);
  for (const field of root.querySelectorAll<Field>('[placeholder]')) {
    if (!written.has(field)) written.set(field, field.placeholder);
    field.placeholder = pseudoLocalise(field.placeholder);
  }
}

function lengthenText(text: Text) {
  const longer = pseudoLocalise(text.data);
  if (longer === text.data || !isOfAStory(text.parentElement)) return;
  written.set(text, text.data);
  text.data = longer;
}

const later = new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    for (const node of [target, ...addedNodes]) {
      if (node instanceof Text) lengthenText(node);
      else if (node instanceof Element && node !== target) lengthen(node);
    }
});

/** Keeps the stories of the document pseudo-localised, or makes them again as they were written. */
export function keepLonger(isOn: boolean) {
  later.disconnect();
  if (!isOn) return restore();
  lengthen(document.body);
  later.observe(document.body, { childList: true, subtree: true, characterData: true });
}

function restore() {
  for (const [node, text] of written) {
    if (!(node instanceof Text)) node.placeholder = text;
    else if (node.data === pseudoLocalise(text)) node.data = text;
  }
  written.clear();
}
