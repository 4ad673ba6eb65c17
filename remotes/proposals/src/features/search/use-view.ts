import { useEffect, useState } from 'react';
import { EVERYTHING, readView, writeView, type View } from './view.ts';

/** The view in the URL's fragment, and a way to change it. Everything until the page has hydrated. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState(EVERYTHING);

  useEffect(() => {
    const read = () => setView(readView(location.hash));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const show = (next: View) => {
    setView(next);
    // Not a navigation: the page stays, and going back leaves it.
    history.replaceState(history.state, '', `${location.pathname}${location.search}${writeView(next)}`);
  };
  return [view, show];
}
