import type { ReactNode } from 'react';

/** The frame of a drawing on a grid of 480 by 270, its ground at the lower edge. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMax meet" fill="none" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
