import { useEffect } from 'react';

/**
 * The package of this name, by which Radix locks scrolling, without its style element: a site's policy need not allow
 * any. The shell's build puts it in its place.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet();
  let users = 0;
  return function Style({ styles }: { styles: string }) {
    useEffect(() => {
      if (users++ === 0) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        if (--users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      };
    }, [styles]);
    return null;
  };
}
