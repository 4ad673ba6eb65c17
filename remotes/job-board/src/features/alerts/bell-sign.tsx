/** A warning sign with a bell on it, at a roadside with a parcel of post. Decorative. */
export function BellSign() {
  return (
    <svg viewBox="0 0 300 260" preserveAspectRatio="xMaxYMax meet" aria-hidden="true" focusable="false">
      <path d="M0 254H300v6H0z" fill="var(--asphalt-600)" />
      <path d="M176 140h14v114h-14z" fill="var(--asphalt-300)" />
      <path d="M160 246h46v8h-46z" fill="var(--asphalt-600)" />
      <rect
        x="113"
        y="20"
        width="140"
        height="140"
        rx="16"
        transform="rotate(45 183 90)"
        fill="var(--signal-500)"
        stroke="var(--paper)"
        strokeWidth="6"
      />
      <Bell />
      <Letter />
    </svg>
  );
}

function Bell() {
  return (
    <g fill="var(--ink-900)">
      <circle cx="183" cy="44" r="8" />
      <path d="M135 118v-6q14-8 14-28v-8q0-34 34-34t34 34v8q0 20 14 28v6z" />
      <path d="M168 126h30a15 15 0 0 1-30 0z" />
    </g>
  );
}

function Letter() {
  return (
    <g>
      <path d="M18 182H134V254H18z" fill="var(--paper)" />
      <path d="M18 254l48-40q10-8 20 0l48 40z" fill="var(--asphalt-200)" />
      <path
        d="M18 182l48 40q10 8 20 0l48-40"
        fill="var(--ink-100)"
        stroke="var(--asphalt-300)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </g>
  );
}
