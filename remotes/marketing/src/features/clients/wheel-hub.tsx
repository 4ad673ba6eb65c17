const TURN = 36;
const nuts = Array.from({ length: 360 / TURN }, (_, index) => index * TURN);

/** A lorry's wheel with a spanner on one of its nuts. */
export function WheelHub({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 240 240" className={className} aria-hidden="true" focusable="false">
      <circle cx="120" cy="120" r="118" fill="var(--asphalt-900)" />
      <circle cx="120" cy="120" r="84" fill="var(--asphalt-200)" />
      <circle cx="120" cy="120" r="72" fill="var(--asphalt-300)" />
      {nuts.map((angle) => (
        <rect
          key={angle}
          x="113"
          y="58"
          width="14"
          height="14"
          rx="3"
          fill="var(--asphalt-600)"
          transform={`rotate(${angle} 120 120)`}
        />
      ))}
      <circle cx="120" cy="120" r="36" fill="var(--asphalt-600)" />
      <circle cx="120" cy="120" r="22" fill="var(--asphalt-200)" />
    </svg>
  );
}
