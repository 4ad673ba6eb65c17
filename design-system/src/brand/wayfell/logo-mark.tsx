import type { ComponentProps } from 'react';

/** The agency's mark: a milestone over a road that runs to the horizon. */
export function LogoMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" {...props}>
      <path d="M5 39V20a15 15 0 0 1 30 0v19z" fill="var(--ink-700)" stroke="var(--signal-500)" strokeWidth="2" />
      <path
        d="M11.5 15.5l4 15.5h2.5l2-8l2 8h2.5l4-15.5h-3.4l-2.1 9.3l-1.9-7.3h-2.2l-1.9 7.3l-2.1-9.3z"
        fill="var(--signal-500)"
      />
    </svg>
  );
}
