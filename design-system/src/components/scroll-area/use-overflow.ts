import { useEffect, useState, type RefObject } from 'react';

/** Whether an element hides some of its content. True until that is known, so that keys scroll it without scripts. */
export function useOverflow(area: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => setOverflows(hasMore(element)));
    const watch = () => [element, ...element.children].forEach((each) => sizes.observe(each));
    const parts = new MutationObserver(watch);
    parts.observe(element, { childList: true });
    watch();
    return () => {
      parts.disconnect();
      sizes.disconnect();
    };
  }, [area]);
  return overflows;
}

const hasMore = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;
