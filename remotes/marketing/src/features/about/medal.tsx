const POINTS = 20;

/** The rim's points, alternately on two circles. */
const rim = Array.from({ length: POINTS * 2 }, (_, index) => {
  const angle = (Math.PI * index) / POINTS;
  const radius = index % 2 === 0 ? 58 : 51;
  return `${(60 + radius * Math.cos(angle)).toFixed(1)} ${(60 + radius * Math.sin(angle)).toFixed(1)}`;
}).join('L');

/** A rosette with a star. Decorative. */
export function Medal({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 120 150" className={className} aria-hidden="true" focusable="false">
      <path d="M34 96L22 148l22-12 10 12 10-42zM86 96l12 52-22-12-10 12-10-42z" fill="var(--signal-600)" />
      <path d={`M${rim}z`} fill="var(--signal-500)" />
      <circle cx="60" cy="60" r="43" fill="var(--paper)" />
      <circle cx="60" cy="60" r="37" fill="none" stroke="var(--ink-800)" strokeWidth="2.5" strokeDasharray="9 5.53" />
      <path
        d="M60 32l8.5 18.5 20.2 2.3-15 13.7 4.1 19.9L60 76.4 42.2 86.4l4.1-19.9-15-13.7 20.2-2.3z"
        fill="var(--ink-800)"
      />
    </svg>
  );
}
