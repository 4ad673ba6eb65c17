/** The driver's cards as a road sign, and a cab that waits beside it with its driver. */
export function LicenceSign() {
  return (
    <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMax meet" overflow="visible" focusable="false">
      <Posts />
      <Licence />
      <Plate x={44} label="CPC" />
      <Plate x={184} label="TACHO" />
      <path d="M-1600 384H1640v16H-1600z" fill="var(--asphalt-800)" />
      <Cab />
    </svg>
  );
}

function Posts() {
  return (
    <g>
      <path d="M82 60h12v326H82zM258 60h12v326h-12z" fill="var(--asphalt-500)" />
      <path d="M82 60h4v326h-4zM258 60h4v326h-4z" fill="var(--asphalt-300)" />
    </g>
  );
}

function Licence() {
  return (
    <g>
      <rect x="24" y="28" width="304" height="192" rx="16" fill="var(--white)" />
      <rect x="31" y="35" width="290" height="178" rx="11" fill="var(--signal-100)" />
      <path d="M31 74V46q0-11 11-11h268q11 0 11 11v28z" fill="var(--signal-500)" />
      <text x="48" y="63" {...lettering(21)}>
        DRIVING LICENCE
      </text>
      <rect x="48" y="90" width="76" height="94" rx="5" fill="var(--ink-200)" />
      <path d="M56 184q0-34 30-34t30 34z" fill="var(--ink-700)" />
      <circle cx="86" cy="130" r="20" fill="var(--signal-200)" />
      <path d="M65 128q0-23 21-23t21 23l-4-6H69z" fill="var(--ink-800)" />
      <path d="M142 98h96M142 116h140M142 134h112" stroke="var(--ink-300)" strokeWidth="8" />
      {['B', 'C1', 'C', 'C+E'].map((category, index) => (
        <g key={category} transform={`translate(${142 + index * 42} 152)`}>
          <rect width={index === 3 ? 48 : 36} height="32" rx="5" fill="var(--ink-800)" />
          <text x={index === 3 ? 24 : 18} y="22" textAnchor="middle" {...lettering(17, 'var(--paper)')}>
            {category}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A smaller sign under the licence, ticked. */
function Plate({ x, label }: { x: number; label: string }) {
  return (
    <g>
      <rect x={x} y="232" width="124" height="50" rx="8" fill="var(--paper)" />
      <rect x={x + 5} y="237" width="114" height="40" rx="5" fill="var(--ink-600)" />
      <text x={x + 14} y="264" {...lettering(19, 'var(--paper)')}>
        {label}
      </text>
      <path d={`M${x + 90} 256l8 9 14-18`} fill="none" stroke="var(--signal-500)" strokeWidth="5" />
    </g>
  );
}

const lettering = (fontSize: number, fill = 'var(--ink-900)') => ({
  fontSize,
  fill,
  fontFamily: 'var(--font-display)',
  fontWeight: 900,
});

function Cab() {
  return (
    <g transform="translate(-40 -47) scale(1.12)">
      <path d="M316 330H628v34H316z" fill="var(--ink-500)" />
      <path d="M318 300h50v34h-50z" fill="var(--asphalt-800)" />
      <path d="M376 140l7-46q2-9 11-9h94q11 0 17 9l29 46z" fill="var(--signal-600)" />
      <path d="M366 350V150q0-14 14-14h150q25 0 34 24l30 78q5 12 18 16l6 2q16 5 16 22v72z" fill="var(--signal-500)" />
      <path d="M462 160h64q16 0 22 16l22 62q3 8-6 8h-102z" fill="var(--ink-100)" />
      <path d="M500 160h24L486 246h-24v-6z" fill="var(--white)" />
      <Driver />
      <path d="M452 150v190M566 254v56" stroke="var(--signal-700)" strokeWidth="4" fill="none" />
      <path d="M366 286h220v16H366z" fill="var(--paper)" />
      <path d="M386 168h44v54h-44z" fill="var(--ink-700)" />
      <path d="M464 270h26" stroke="var(--signal-700)" strokeWidth="6" />
      <path d="M560 168h17v46h-17z" fill="var(--ink-900)" />
      <path d="M548 172h14v5h-14z" fill="var(--ink-900)" />
      <path d="M606 282h30v22h-30z" fill="var(--amber-100)" />
      <path d="M588 326h52v26q0 8-8 8h-44z" fill="var(--ink-700)" />
      <path d="M456 318h66v40h-66z" fill="var(--asphalt-300)" />
      <path d="M456 336h66" stroke="var(--asphalt-500)" strokeWidth="4" />
      <Wheel x={400} />
      <Wheel x={562} />
    </g>
  );
}

/** An arm on the sill: there is time for a word. */
function Driver() {
  return (
    <g>
      <path d="M478 246q0-30 26-30t26 30z" fill="var(--ink-700)" />
      <circle cx="506" cy="200" r="17" fill="var(--signal-200)" />
      <path d="M488 198q0-19 18-19t20 15h8v5z" fill="var(--ink-900)" />
      <path d="M480 240h44q6 0 6 6v6h-56v-6q0-6 6-6z" fill="var(--ink-600)" />
      <circle cx="532" cy="247" r="6.5" fill="var(--signal-200)" />
    </g>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 350)`}>
      <path d="M-52 -2a52 52 0 0 1 104 0z" fill="var(--ink-900)" />
      <circle r="43" fill="var(--asphalt-900)" />
      <circle r="25" fill="var(--asphalt-200)" />
      <circle r="17" fill="none" stroke="var(--asphalt-600)" strokeWidth="5" strokeDasharray="5 12.8" />
      <circle r="7" fill="var(--asphalt-600)" />
    </g>
  );
}
