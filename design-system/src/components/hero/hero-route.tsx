import type { ComponentProps } from 'react';

/** The diagram of an advance direction sign: a roundabout, its arms, and in orange the way to take. Decoration. */
export function HeroRoute(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 720 640" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false" fill="none" {...props}>
      <g stroke="var(--ink-700)" strokeWidth="44">
        <path d="M300 680V462" />
        <path d="M205 330H20" />
        <path d="M300 235V-40" />
        <circle cx="300" cy="340" r="104" />
      </g>
      <path d="M300 680V470" stroke="var(--ink-800)" strokeWidth="4" strokeDasharray="26 22" />
      <path d="M300 225V-40" stroke="var(--ink-800)" strokeWidth="4" strokeDasharray="26 22" />
      <path d="M190 330H20" stroke="var(--ink-800)" strokeWidth="4" strokeDasharray="26 22" />
      <path d="M300 700V455A104 104 0 0 1 373 266L560 96" stroke="var(--orange-500)" strokeWidth="44" />
      <path d="M516 40H628V152z" fill="var(--orange-500)" />
    </svg>
  );
}
