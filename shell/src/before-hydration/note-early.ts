/** What was last entered into a control: its value, and whether it is ticked. */
export type Entry = readonly [value: string, checked: boolean | undefined];

interface Noted {
  /** The buttons that were pressed, in order. Those that send forms are not among them: browsers do that. */
  taps: readonly HTMLButtonElement[];
  entered: ReadonlyMap<HTMLInputElement, Entry>;
  /** Somebody else, such as an extension or a translation, has changed the page's elements or words. */
  isForeign: boolean;
}

interface Early {
  /** From now on, React answers presses. What is entered until it has all of the page is still noted. */
  pause(): Noted;
  stop(): void;
}

declare global {
  var early: Early | undefined;
}

/** Notes what happens to the page before React takes it over. It runs inline, so it uses nothing outside itself. */
export function noteEarly(root: Element): void {
  const taps: HTMLButtonElement[] = [];
  const entered = new Map<HTMLInputElement, Entry>();
  let isForeign = false;
  const tap = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[type=button]');
    if (button) taps.push(button);
  };
  const enter = ({ target }: Event) => {
    const control = target as HTMLInputElement;
    entered.set(control, [control.value, control.checked]);
  };
  const changes = new MutationObserver(() => {
    isForeign = true;
  });
  changes.observe(root, { childList: true, characterData: true, subtree: true });
  root.addEventListener('click', tap);
  root.addEventListener('input', enter, true);
  globalThis.early = {
    pause() {
      isForeign ||= changes.takeRecords().length > 0;
      changes.disconnect();
      root.removeEventListener('click', tap);
      return { taps, entered, isForeign };
    },
    stop: () => root.removeEventListener('input', enter, true),
  };
}
