/** A lorry's cab from the front, 100 wide and 128 high, for use inside a drawing. */
export function CabFront({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M12 104h20v24H12zM68 104h20v24H68z" fill="var(--asphalt-900)" />
      <path d="M20 12L26 2q1-2 4-2h40q3 0 4 2l6 10z" fill="var(--signal-600)" />
      <path d="M8 110V20q0-8 8-8h68q8 0 8 8v90z" fill="var(--signal-500)" />
      <path d="M15 60l3-34q0-4 4-4h56q4 0 4 4l3 34z" fill="var(--ink-100)" />
      <path d="M30 22h14L32 60H18z" fill="var(--white)" />
      <path d="M0 28h5v26H0zM95 28h5v26h-5z" fill="var(--ink-300)" />
      <path d="M26 70h48v6H26zM26 80h48v6H26zM26 90h48v6H26z" fill="var(--ink-800)" />
      <path d="M6 98h88v16H6z" fill="var(--ink-700)" />
      <path d="M11 88h12v10H11zM77 88h12v10H77z" fill="var(--amber-100)" />
    </g>
  );
}
