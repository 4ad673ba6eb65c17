/** A letter out of its envelope, on its way along a road. Decorative. */
export function Letter() {
  return (
    <svg viewBox="0 0 480 320" fill="none" aria-hidden="true" focusable="false">
      <circle cx="262" cy="150" r="136" fill="var(--ink-700)" />
      <path d="M0 300C110 292 150 250 128 206S170 96 270 60" stroke="var(--asphalt-800)" strokeWidth="30" />
      <path
        d="M0 300C110 292 150 250 128 206S170 96 270 60"
        stroke="var(--paper)"
        strokeWidth="4"
        strokeDasharray="18 14"
      />
      <g transform="rotate(-6 280 180)">
        <path d="M150 150L290 52L430 150V290H150z" fill="var(--signal-600)" />
        <path d="M180 70H400V250H180z" fill="var(--paper)" />
        <path d="M180 70H400v34H180z" fill="var(--ink-500)" />
        <path d="M196 87h78" stroke="var(--paper)" strokeWidth="10" />
        <path d="M196 128h96M196 146h84M196 164h92" stroke="var(--asphalt-300)" strokeWidth="7" />
        <path d="M306 122h78v48h-78z" fill="var(--ink-100)" />
        <path d="M306 170l24-26l18 14l20-24l16 18v18z" fill="var(--signal-500)" />
        <path d="M150 150L290 242L150 290zM430 150L290 242L430 290z" fill="var(--signal-400)" />
        <path d="M150 290L276 212q14-9 28 0L430 290z" fill="var(--signal-500)" />
      </g>
    </svg>
  );
}
