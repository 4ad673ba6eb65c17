/** Ends of the seven partners' routes, and the bends on the way to the roundabout. */
const routes = [
  'M70 96H150L290 200',
  'M190 40V90L305 185',
  'M330 28V170',
  'M480 60V80L360 185',
  'M590 128H510L375 205',
  'M600 270H500L378 232',
  'M60 280H160L285 232',
];
const ends: readonly (readonly [x: number, y: number])[] = [
  [70, 96],
  [190, 40],
  [330, 28],
  [480, 60],
  [590, 128],
  [600, 270],
  [60, 280],
];

/** Seven routes that meet ours at a roundabout. Decorative. */
export function Network() {
  return (
    <svg viewBox="0 0 660 420" preserveAspectRatio="xMidYMax meet" focusable="false" fill="none">
      <path d={routes.join('')} stroke="var(--ink-600)" strokeWidth="30" strokeLinejoin="round" />
      <path d={routes.join('')} stroke="var(--ink-300)" strokeWidth="3" strokeDasharray="18 15" />
      <path d="M330 420V250" stroke="var(--signal-500)" strokeWidth="40" />
      <path d="M330 420V290" stroke="var(--ink-900)" strokeWidth="3" strokeDasharray="22 18" />
      <circle cx="330" cy="215" r="64" stroke="var(--signal-500)" strokeWidth="40" />
      <circle cx="330" cy="215" r="44" fill="var(--ink-800)" />
      <path d="M292 186l18-12v24zM376 204l0 24-18-14zM310 258l20 8-4-22z" fill="var(--ink-900)" />
      {ends.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="25" fill="var(--paper)" />
          <circle cx={x} cy={y} r="17" stroke="var(--ink-800)" strokeWidth="5" />
        </g>
      ))}
    </svg>
  );
}
