import { useEffect, useState } from 'react';

type RadixDialog = typeof import('./radix-dialog.ts');

let loaded: RadixDialog | undefined;
let loading: Promise<RadixDialog> | undefined;

/** Fetches it once. A failed fetch may be tried again. */
function load(): Promise<RadixDialog> {
  loading ??= import('./radix-dialog.ts');
  loading.then(
    (module) => (loaded = module),
    () => (loading = undefined),
  );
  return loading;
}

/**
 * Radix's dialog, which is a third of the design system's code: it is fetched once the pointer, a finger or the focus
 * reaches a control with `aria-haspopup="dialog"`, or else when an overlay opens. Until it is here, undefined.
 */
export function useRadixDialog(open: boolean): RadixDialog | 'failed' | undefined {
  const [radix, setRadix] = useState<RadixDialog | 'failed' | undefined>(loaded);

  useEffect(() => {
    if (radix) return;
    if (open) return void load().then(setRadix, () => setRadix('failed'));
    const prepare = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[aria-haspopup="dialog"]'))
        load().then(setRadix, () => undefined);
    };
    document.addEventListener('pointerover', prepare);
    document.addEventListener('focusin', prepare);
    return () => {
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
    };
  }, [open, radix]);

  return radix;
}
