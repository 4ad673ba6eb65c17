/** Somebody in a high-visibility vest with a clipboard, 44 wide and 102 high, for use inside a drawing. */
export function Banksman({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M10 58h24l2 44h-11l-3-32-3 32H8z" fill="var(--ink-800)" />
      <path d="M6 100h14v2H6zM24 100h14v2H24z" fill="var(--ink-900)" />
      <path d="M8 34q0-9 9-9h10q9 0 9 9l1 30H7z" fill="var(--signal-500)" />
      <path d="M7 50h30v6H7zM14 25h5v39h-5zM25 25h5v39h-5z" fill="var(--white)" />
      <path d="M8 32L0 54l14 6 2-6-8-3 5-12z" fill="var(--ink-600)" />
      <path d="M-6 44h18v22H-6z" fill="var(--paper)" />
      <path d="M-2 51h10M-2 56h10M-2 61h6" stroke="var(--ink-500)" strokeWidth="2" />
      <circle cx="22" cy="13" r="9" fill="var(--asphalt-200)" />
      <path d="M12 11a10 10 0 0 1 20 0h3v3H12z" fill="var(--white)" />
    </g>
  );
}
