/** A double-decker from the front, 100 wide and 164 high, for use inside a drawing. */
export function BusFront({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M14 142h18v22H14zM68 142h18v22H68z" fill="var(--asphalt-900)" />
      <path d="M8 152V14Q8 0 22 0h56q14 0 14 14v138z" fill="var(--paper)" />
      <path d="M8 112h84v40H8z" fill="var(--signal-500)" />
      <path d="M15 48V20q0-10 10-10h50q10 0 10 10v28z" fill="var(--ink-100)" />
      <path d="M34 10h14L36 48H22z" fill="var(--white)" />
      <path d="M26 54h48v13H26z" fill="var(--ink-900)" />
      <path d="M33 60.5h26M63 60.5h5" stroke="var(--signal-400)" strokeWidth="4" />
      <path d="M15 106V73h70v33z" fill="var(--ink-100)" />
      <path d="M34 73h14L36 106H22z" fill="var(--white)" />
      <path d="M49 73h2v33h-2z" fill="var(--paper)" />
      <path d="M0 72h5v22H0zM95 72h5v22h-5z" fill="var(--ink-300)" />
      <path d="M14 122h14v10H14zM72 122h14v10H72z" fill="var(--amber-100)" />
      <path d="M36 124h28v6H36z" fill="var(--ink-900)" />
      <path d="M6 142h88v10H6z" fill="var(--ink-700)" />
    </g>
  );
}
