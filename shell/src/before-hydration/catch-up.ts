import type { Entry } from './note-early.ts';

/** Enters and presses once more what visitors entered and pressed before anything answered. */
let answer = async () => {};

/**
 * For the moment before React takes the page over. Returns whether somebody else has changed the page, such as an
 * extension: then React may find other elements than the server wrote, and make the page again. `inTurn` lets the page
 * show what came of one before the next, as between two presses of a visitor.
 */
export function readyToCatchUp(root: Element, inTurn: () => Promise<unknown>): boolean {
  const { early } = globalThis;
  if (!early) return false;
  const { taps, entered, isForeign } = early.pause();
  const pressed = taps.map((button) => finder(root, button));
  const filledIn = new Map([...entered.keys()].map((control) => [control, finder(root, control)]));
  answer = async () => {
    early.stop();
    for (const [control, entry] of entered) {
      enter(filledIn.get(control)?.() ?? control, entry);
      await inTurn();
    }
    for (const find of pressed) {
      find()?.click();
      await inTurn();
    }
  };
  return isForeign;
}

/** For the moment after, when all of the page's handlers are there. */
export function catchUp(): void {
  const now = answer;
  answer = async () => {};
  void now();
}

/** Finds the element again, or the one that has its place in a page that was made again. */
function finder<Sought extends HTMLElement>(root: Element, sought: Sought): () => Sought | undefined {
  const alike = () => [...root.querySelectorAll<Sought>(sought.localName)].filter((each) => nameOf(each) === name);
  const name = nameOf(sought);
  const place = alike().indexOf(sought);
  return () => (sought.isConnected ? sought : alike()[place]);
}

const nameOf = (element: HTMLElement): string =>
  element instanceof HTMLButtonElement ? element.textContent : (element.getAttribute('name') ?? '');

/** React answers a change only of what it knows the control to hold: through its own setters, it first gets another. */
function enter(control: HTMLInputElement, [value, checked]: Entry): void {
  const { type } = control;
  if (/^(checkbox|radio)$/.test(type)) {
    control.checked = !checked;
    control.click();
    return;
  }
  if (type !== 'file') {
    control.value = value ? '' : '1';
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  }
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
