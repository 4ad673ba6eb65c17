import { brand } from '@site/design-system';

/** A double-decker that has stopped for somebody, facing left as its doors are on the nearside. Decorative. */
export function DoubleDecker() {
  return (
    <svg viewBox="0 0 640 350" preserveAspectRatio="xMidYMax meet" focusable="false">
      <Stop />
      <g transform="translate(0 10)">
        <Body />
        <Windows />
        <Door />
        {[252, 506].map((x) => (
          <Wheel key={x} x={x} />
        ))}
      </g>
    </svg>
  );
}

const Body = () => (
  <g>
    <path d="M616 312V50q0-22-22-22H182q-44 0-52 40l-14 82q-6 26-6 62v100z" fill="var(--paper)" />
    <path d="M110 228H616v84H110z" fill="var(--signal-500)" />
    <path d="M116 144H616v28H112z" fill="var(--signal-500)" />
    <path d="M110 300H616v12H110z" fill="var(--ink-500)" />
    <path d="M110 268h14v18h-14z" fill="var(--amber-100)" />
    <path d="M608 262h8v26h-8z" fill="var(--signal-700)" />
    <path d="M98 182h12v30H98z" fill="var(--ink-300)" />
    <text
      x="379"
      y="278"
      textAnchor="middle"
      fontSize="42"
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
      d="M138 128l12-60q5-22 30-22h16v82zM206 46h70v82h-70zM286 46h70v82h-70zM366 46h70v82h-70zM446 46h70v82h-70zM526 46h64q8 0 8 8v74h-72z"
      fill="var(--ink-100)"
    />
    <path
      d="M206 180h70v40h-70zM286 180h70v40h-70zM366 180h70v40h-70zM446 180h70v40h-70zM526 180h72v40h-72z"
      fill="var(--ink-100)"
    />
    <path d="M222 46h18l-34 82V98zM382 46h18l-34 82V98zM542 46h18l-34 82V98z" fill="var(--white)" />
    <path d="M206 147h96v22h-96z" fill="var(--ink-900)" />
    <path d="M214 158h52M274 158h20" stroke="var(--signal-400)" strokeWidth="6" />
  </g>
);

const Door = () => (
  <g>
    <path d="M126 178h70v126h-70z" fill="var(--ink-800)" />
    <path d="M132 184h26v114h-26zM164 184h26v114h-26z" fill="var(--ink-100)" />
    <path d="M146 184h10l-24 62v-24z" fill="var(--white)" />
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
    <path d="M36 96h8v254h-8z" fill="var(--asphalt-300)" />
    <path d="M8 28h84v92H8z" fill="var(--paper)" />
    <path d="M8 28h84v28H8z" fill="var(--signal-500)" />
    <path d="M20 72h60M20 86h60M20 100h38" stroke="var(--ink-500)" strokeWidth="5" />
  </g>
);
