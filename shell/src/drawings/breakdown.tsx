/** A trailer on the hard shoulder, its hazard lamps on, behind a warning triangle. Decorative. */
export function Breakdown() {
  return (
    <svg viewBox="0 0 600 360" preserveAspectRatio="xMidYMax meet" focusable="false">
      <path d="M0 360q70-74 224-84t196-28q110-20 180 112z" fill="var(--ink-700)" />
      <Trailer />
      <Triangle />
    </svg>
  );
}

function Trailer() {
  return (
    <g>
      <path d="M330 296h36v64h-36zM484 296h36v64h-36z" fill="var(--asphalt-900)" />
      <path d="M318 276h214v16H318z" fill="var(--ink-500)" />
      <rect x="310" y="36" width="230" height="244" rx="6" fill="var(--paper)" />
      <path d="M310 226h230v48a6 6 0 0 1-6 6H316a6 6 0 0 1-6-6z" fill="var(--signal-500)" />
      <path d="M423 44h4v228h-4z" fill="var(--asphalt-300)" />
      <path
        d="M390 52v212M460 52v212M376 176h28M446 176h28"
        stroke="var(--asphalt-500)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M318 296h28v20h-28zM504 296h28v20h-28z" fill="var(--signal-400)" />
      <path d="M300 306h-26M302 292l-22-12M302 320l-22 12M550 306h26M548 292l22-12M548 320l22 12" {...rays} />
      <path d="M392 298h66v20h-66z" fill="var(--amber-100)" />
    </g>
  );
}

const rays = { stroke: 'var(--signal-400)', strokeWidth: 6, strokeLinecap: 'round' } as const;

function Triangle() {
  return (
    <g>
      <path d="M70 344h152v16H70z" fill="var(--asphalt-600)" />
      <path d="M146 178l92 164H54z" fill="var(--signal-500)" stroke="var(--signal-500)" {...corners} />
      <path d="M146 226l50 90H96z" fill="var(--ink-800)" stroke="var(--paper)" {...corners} strokeWidth={10} />
      <path d="M139 254h14l-3 34h-8zM140 294h12v12h-12z" fill="var(--paper)" />
    </g>
  );
}

const corners = { strokeWidth: 16, strokeLinejoin: 'round' } as const;
