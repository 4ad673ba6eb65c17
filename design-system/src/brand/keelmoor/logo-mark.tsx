import type { ComponentProps } from 'react';

/** The agency's mark: a hull under a stack of containers. */
export function LogoMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" {...props}>
      <rect width="40" height="40" fill="var(--ink-700)" />
      <path d="M11 10h8v7h-8zM21 10h8v7h-8zM16 2h8v6h-8z" fill="var(--paper)" />
      <path d="M5 20h30l-5 12H10z" fill="var(--signal-500)" />
    </svg>
  );
}
