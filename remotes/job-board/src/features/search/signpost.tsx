/** Ways to work, on the arms of a signpost, and a van under way to one of them. Decorative. */
export function Signpost() {
  return (
    <svg viewBox="0 0 460 300" preserveAspectRatio="xMaxYMax meet" focusable="false">
      <path d="M198 22h14v278h-14z" fill="var(--asphalt-300)" />
      <circle cx="205" cy="15" r="12" fill="var(--signal-500)" />
      <Arm y={36} width={252} label="HGV and LGV" face="var(--paper)" />
      <Arm y={94} width={-200} label="Bus and coach" face="var(--signal-500)" />
      <Arm y={152} width={214} label="Engineering" face="var(--paper)" />
      <path d="M178 290h54v10h-54z" fill="var(--asphalt-600)" />
      <Van />
    </svg>
  );
}

interface ArmProps {
  y: number;
  /** From the post to its point; negative to the left. */
  width: number;
  label: string;
  face: string;
}

const POST = 205;

function Arm({ y, width, label, face }: ArmProps) {
  const way = Math.sign(width);
  const back = POST - way * 34;
  const shoulder = POST + width - way * 22;
  return (
    <g>
      <path
        d={`M${back} ${y}H${shoulder}l${way * 22} 23l${way * -22} 23H${back}z`}
        fill={face}
        stroke="var(--ink-900)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <text
        x={(back + shoulder) / 2}
        y={y + 31}
        textAnchor="middle"
        fontSize="23"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fill="var(--ink-900)"
      >
        {label}
      </text>
    </g>
  );
}

function Van() {
  return (
    <g transform="translate(272 216)">
      <path d="M0 70V12q0-8 8-8h92q12 0 19 10l18 25 18 6q9 3 9 12v13z" fill="var(--signal-500)" />
      <path d="M0 54h164v16H0z" fill="var(--signal-600)" />
      <path d="M92 14h10q6 0 10 6l14 20H92z" fill="var(--ink-100)" />
      <path d="M84 8v58M14 34h56" stroke="var(--signal-700)" strokeWidth="2.5" />
      <path d="M152 50h10v8h-10z" fill="var(--amber-100)" />
      {[34, 128].map((x) => (
        <g key={x} transform={`translate(${x} 68)`}>
          <circle r="16" fill="var(--asphalt-900)" />
          <circle r="8" fill="var(--asphalt-200)" />
          <circle r="2.5" fill="var(--asphalt-600)" />
        </g>
      ))}
    </g>
  );
}
