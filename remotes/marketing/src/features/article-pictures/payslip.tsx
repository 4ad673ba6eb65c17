import { Picture } from './picture.tsx';

/** A payslip, the licence that it is paid for, and what it comes to. */
export const Payslip = () => (
  <Picture>
    <circle cx="236" cy="150" r="120" fill="var(--ink-700)" />
    <Slip />
    <Licence />
    <Coins x={352} count={3} />
    <Coins x={410} count={6} />
  </Picture>
);

const Slip = () => (
  <g transform="rotate(-5 230 150)">
    <path d="M146 32h172v250H146z" fill="var(--paper)" />
    <path d="M146 32h172v38H146z" fill="var(--ink-500)" />
    <path d="M162 51h64" stroke="var(--paper)" strokeWidth="10" />
    <path d="M276 51h28" stroke="var(--signal-500)" strokeWidth="10" />
    {[94, 116, 138, 160].map((y, index) => (
      <g key={y} stroke="var(--asphalt-300)" strokeWidth="7">
        <path d={`M162 ${y}h${[72, 54, 84, 60][index]}`} />
        <path d={`M${[268, 278, 272, 278][index]} ${y}H304`} stroke="var(--asphalt-500)" />
      </g>
    ))}
    <path d="M158 182h148v46H158z" fill="var(--signal-500)" />
    <path d="M170 205h40" stroke="var(--ink-900)" strokeWidth="8" />
    <text
      x="296"
      y="218"
      textAnchor="end"
      fontSize="38"
      fill="var(--ink-900)"
      fontFamily="var(--font-display)"
      fontWeight="900"
    >
      £
    </text>
    <path d="M232 205h32" stroke="var(--ink-900)" strokeWidth="14" />
  </g>
);

const Licence = () => (
  <g transform="rotate(8 96 216)">
    <rect x="26" y="164" width="150" height="96" rx="8" fill="var(--ink-100)" />
    <path d="M26 186v-14a8 8 0 0 1 8-8h134a8 8 0 0 1 8 8v14z" fill="var(--ink-300)" />
    <path d="M38 196h42v52H38z" fill="var(--ink-200)" />
    <circle cx="59" cy="214" r="10" fill="var(--ink-600)" />
    <path d="M41 248q0-20 18-20t18 20z" fill="var(--ink-600)" />
    <path d="M92 202h66M92 216h46M92 230h56" stroke="var(--ink-500)" strokeWidth="5" />
    <path d="M92 244h16M114 244h16M136 244h16" stroke="var(--signal-600)" strokeWidth="8" />
  </g>
);

const Coins = ({ x, count }: { x: number; count: number }) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <rect
        key={index}
        x={x - 26}
        y={254 - index * 16}
        width="52"
        height="16"
        rx="5"
        fill={index % 2 ? 'var(--signal-300)' : 'var(--signal-400)'}
      />
    ))}
    <path
      d={`M${x - 14} ${262 - (count - 1) * 16}v-8m9 8v-8m9 8v-8m9 8v-8`}
      stroke="var(--signal-700)"
      strokeWidth="3"
    />
  </>
);
