import type { ComponentProps } from 'react';

/** The agency's mark: a direction sign whose two lanes and chevron form its initial. */
export function LogoMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" {...props}>
      <rect width="40" height="40" rx="8" fill="var(--signal-500)" />
      <rect
        x="2.75"
        y="2.75"
        width="34.5"
        height="34.5"
        rx="5.5"
        fill="none"
        stroke="var(--ink-900)"
        strokeWidth="1.5"
      />
      <path d="M9.5 9h5.5v10.5l5-3.5l5 3.5V9h5.5v22H25v-6.5l-5-3.5l-5 3.5V31H9.5z" fill="var(--ink-900)" />
    </svg>
  );
}
