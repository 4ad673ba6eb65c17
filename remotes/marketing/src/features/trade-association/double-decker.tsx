import { brand } from '@site/design-system';

/** A double-decker at its stop, facing right. Decorative. */
export function DoubleDecker() {
  return (
    <svg viewBox="0 0 656 340" preserveAspectRatio="xMidYMax meet" focusable="false">
      <Body />
      <Windows />
      <Door />
      {[130, 432].map((x) => (
        <Wheel key={x} x={x} />
      ))}
      <Stop />
    </svg>
  );
}

const Body = () => (
  <g>
    <path d="M24 312V66q0-22 22-22h420q38 0 44 40l8 66q4 24 4 60v102z" fill="var(--paper)" />
    <path d="M24 228H522v84H24z" fill="var(--signal-500)" />
    <path d="M24 150H517l3 26H24z" fill="var(--signal-500)" />
    <path d="M24 300H522v12H24z" fill="var(--ink-500)" />
    <path d="M506 272h16v16h-16z" fill="var(--amber-100)" />
    <path d="M24 272h9v22h-9z" fill="var(--signal-700)" />
    <text
      x="196"
      y="278"
      fontSize="40"
      fill="var(--ink-900)"
      fontFamily="var(--font-display)"
      fontWeight="900"
      letterSpacing="-1"
    >
      {brand.name}
    </text>
  </g>
);

const Windows = () => (
  <g>
    <path
      d="M44 72q0-8 8-8h46v70H44zM106 64h62v70h-62zM176 64h62v70h-62zM246 64h62v70h-62zM316 64h62v70h-62zM386 64h62v70h-62zM456 64h16q20 0 24 24l7 46h-47z"
      fill="var(--ink-100)"
    />
    <path
      d="M44 184h54v36H44zM106 184h62v36h-62zM176 184h62v36h-62zM246 184h62v36h-62zM316 184h54v36h-54z"
      fill="var(--ink-100)"
    />
    <path d="M466 184h53q3 16 3 44h-56z" fill="var(--ink-100)" />
    <path d="M122 64h16l-26 70h-6V108zM262 64h16l-26 70h-6V108zM402 64h16l-26 70h-6V108z" fill="var(--white)" />
    <path d="M470 154h42v18h-42z" fill="var(--ink-900)" />
    <path d="M477 163h20M501 163h5" stroke="var(--signal-400)" strokeWidth="5" />
  </g>
);

const Door = () => (
  <g>
    <path d="M380 180h78v124h-78z" fill="var(--ink-800)" />
    <path d="M386 186h30v112h-30zM422 186h30v112h-30z" fill="var(--ink-100)" />
    <path d="M398 186h10l-22 60v-26z" fill="var(--white)" />
  </g>
);

const Wheel = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 306)`}>
    <circle r="34" fill="var(--asphalt-900)" />
    <circle r="19" fill="var(--asphalt-200)" />
    <circle r="12.5" fill="none" stroke="var(--asphalt-600)" strokeWidth="4" strokeDasharray="4.36 8.73" />
    <circle r="5" fill="var(--asphalt-600)" />
  </g>
);

const Stop = () => (
  <g>
    <path d="M594 96h8v244h-8z" fill="var(--asphalt-300)" />
    <path d="M552 24h92v76h-92z" fill="var(--paper)" />
    <path d="M552 24h92v26h-92z" fill="var(--signal-500)" />
    <path d="M566 64h64M566 76h64M566 88h40" stroke="var(--ink-500)" strokeWidth="5" />
  </g>
);
