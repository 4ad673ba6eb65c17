const rows = [58, 94, 130, 166];

/** A driver's file, every line of it ticked. */
export function CheckedFile({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 170 210" className={className} aria-hidden="true" focusable="false">
      <rect x="2" y="12" width="166" height="220" rx="10" fill="var(--ink-800)" />
      <rect x="14" y="26" width="142" height="200" rx="4" fill="var(--asphalt-50)" />
      <rect x="52" y="2" width="66" height="26" rx="6" fill="var(--signal-500)" />
      {rows.map((y) => (
        <g key={y}>
          <rect x="26" y={y - 12} width="24" height="24" rx="4" fill="var(--signal-500)" />
          <path d={`M31 ${y}l6 6 9-12`} fill="none" stroke="var(--ink-900)" strokeWidth="4" />
          <path d={`M60 ${y}h82`} stroke="var(--asphalt-300)" strokeWidth="9" />
        </g>
      ))}
    </svg>
  );
}
