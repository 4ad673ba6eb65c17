/** A road that ends at a barrier, under the sign that said so. Decorative. */
export function DeadEnd() {
  return (
    <svg viewBox="0 0 600 360" preserveAspectRatio="xMidYMax meet" focusable="false">
      <Country />
      <Sign />
      <Barrier />
      <Cone x={222} />
      <Cone x={566} />
    </svg>
  );
}

function Country() {
  return (
    <g>
      <path d="M0 360q60-92 150-116t146-34q86-46 168-12 92 28 136 162z" fill="var(--ink-700)" />
      <path d="M388 360l22-128h52l22 128z" fill="var(--ink-600)" />
      <path d="M432 244h8l1 22h-10zM430 286h12l2 34h-16z" fill="var(--ink-300)" />
      <path d="M372 360q4-30 26-30 8-20 30-14 14-20 34-6 26-4 30 20 22 2 24 30z" fill="var(--ink-500)" />
    </g>
  );
}

function Sign() {
  return (
    <g>
      <path d="M103 150h12v210h-12z" fill="var(--asphalt-300)" />
      <rect x="34" y="14" width="150" height="166" rx="12" fill="var(--paper)" />
      <rect x="40" y="20" width="138" height="154" rx="8" fill="var(--ink-600)" />
      <path d="M97 74h24v88H97z" fill="var(--paper)" />
      <path d="M63 42h92v32H63z" fill="var(--signal-500)" stroke="var(--paper)" strokeWidth="5" />
    </g>
  );
}

function Barrier() {
  return (
    <g>
      <path d="M296 182h12v166h-12zM500 182h12v166h-12z" fill="var(--asphalt-300)" />
      <path d="M276 346h52v14h-52zM480 346h52v14h-52z" fill="var(--asphalt-600)" />
      <Board y={206} height={48} />
      <Board y={278} height={30} />
      <path d="M294 182a8 14 0 0 1 16 0zM498 182a8 14 0 0 1 16 0z" fill="var(--signal-400)" />
    </g>
  );
}

/** Seven slanting stripes, every second one orange. */
function Board({ y, height }: { y: number; height: number }) {
  const stripes = [0, 1, 2, 3].map((stripe) => {
    const left = 270 + stripe * 70;
    return `M${left} ${y + height}l${height * 0.5}-${height}h37l-${height * 0.5} ${height}z`;
  });
  return (
    <g>
      <rect x="264" y={y} width="280" height={height} rx="4" fill="var(--paper)" />
      <path d={stripes.join('')} fill="var(--signal-500)" />
    </g>
  );
}

function Cone({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 360)`}>
      <path d="M-7-74H7L24-8H-24z" fill="var(--signal-500)" />
      <path d="M-12-54H12l5 20h-34z" fill="var(--paper)" />
      <path d="M-34-10h68v10h-68z" fill="var(--signal-700)" />
    </g>
  );
}
