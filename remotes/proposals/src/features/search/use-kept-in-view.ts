import { useEffect, useRef } from 'react';
import type { View } from './view.ts';

/** For an element that shows the view: when the view changes, its beginning does not stay above the window. */
export function useKeptInView({ term, category }: View) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if ((element.current?.getBoundingClientRect().top ?? 0) < 0) element.current?.scrollIntoView();
  }, [term, category]);
  return element;
}
