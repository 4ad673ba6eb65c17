import { useEffect, useState } from 'react';

/** How much of the window, from its top, a heading has to reach for its section to be the current one. */
const UPPER_PART = 0.3;

/** The id of the section that is being read; undefined above the first one, and without JavaScript. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const reached = window.innerHeight * UPPER_PART;
        setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < reached)?.id);
      },
      // Without an upper limit, so that a heading which a jump takes from below the window to above it is noticed.
      { rootMargin: `10000000px 0px ${(UPPER_PART - 1) * 100}% 0px` },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
