import { brand } from '@site/design-system';

export interface LorryProps {
  className?: string | undefined;
  /** The class of the rotating part of every wheel. */
  wheelClassName?: string | undefined;
}

const trailerAxles = [58, 96, 134];
const tractorAxles = [346, 418];

/** An articulated lorry in our livery, facing right. */
export function Lorry({ className, wheelClassName }: LorryProps) {
  return (
    <svg viewBox="0 0 464 134" className={className} aria-hidden="true" focusable="false">
      <Trailer />
      <Tractor />
      {[...trailerAxles, ...tractorAxles].map((x) => (
        <Wheel key={x} x={x} className={wheelClassName} />
      ))}
    </svg>
  );
}

function Trailer() {
  return (
    <g>
      <path d="M12 92H312v8H12zM214 100h5v18h-5zM226 100h5v18h-5z" fill="var(--ink-500)" />
      <path d="M160 104H300v4H160zM160 112H300v4H160z" fill="var(--ink-500)" />
      <rect x="4" y="6" width="318" height="88" rx="3" fill="var(--paper)" />
      <path d="M4 72H322V91a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="var(--signal-500)" />
      <path
        d="M16 82h22v3H16zM54 82h22v3H54zM92 82h22v3H92zM130 82h22v3h-22zM168 82h22v3h-22zM206 82h22v3h-22zM244 82h22v3h-22zM282 82h22v3h-22z"
        fill="var(--ink-900)"
      />
      <path d="M4 6h4v88H4z" fill="var(--asphalt-300)" />
      <text
        x="24"
        y="54"
        fontSize="38"
        fill="var(--ink-800)"
        fontFamily="var(--font-display)"
        fontWeight="900"
        letterSpacing="-1"
      >
        {brand.name}
      </text>
    </g>
  );
}

function Tractor() {
  return (
    <g>
      <path d="M316 94H452v14H316z" fill="var(--ink-500)" />
      <path d="M340 20L352 6q2-3 6-3h34q5 0 8 4l10 13z" fill="var(--signal-600)" />
      <path d="M332 106V24q0-5 5-5h66q11 0 15 11l12 33q2 5 8 7l8 3q7 2 7 10v23z" fill="var(--signal-500)" />
      <path d="M376 29h22q8 0 11 8l9 25q1 3-3 3h-39z" fill="var(--ink-100)" />
      <path d="M388 29h10L384 65h-8V60z" fill="var(--white)" />
      <path d="M370 26v72M376 74h10" stroke="var(--signal-700)" strokeWidth="2.5" fill="none" />
      <path d="M414 33h8v20h-8z" fill="var(--ink-900)" />
      <path d="M442 82h11v10h-11z" fill="var(--amber-100)" />
      <path d="M436 100h19v10h-19z" fill="var(--ink-700)" />
      <path d="M364 100h34v14h-34z" fill="var(--asphalt-300)" />
    </g>
  );
}

function Wheel({ x, className }: { x: number; className: string | undefined }) {
  return (
    <g transform={`translate(${x} 114)`}>
      <circle r="19" fill="var(--asphalt-900)" />
      <g className={className}>
        <circle r="10.5" fill="var(--asphalt-200)" />
        <circle r="7" fill="none" stroke="var(--asphalt-600)" strokeWidth="2.4" strokeDasharray="2.4 4.93" />
        <circle r="3" fill="var(--asphalt-600)" />
      </g>
    </g>
  );
}
