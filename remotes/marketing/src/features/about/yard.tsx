import { CabFront } from '../vehicles/cab-front.tsx';
import { Banksman } from './banksman.tsx';

/** A depot at dawn: two cabs in their bays, a third bay open and lit, and somebody with the list. Decorative. */
export function Yard() {
  return (
    <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMax meet" focusable="false">
      <Dawn />
      <Depot />
      <CabFront x={52} y={272} />
      <CabFront x={188} y={272} />
      <Banksman x={384} y={298} />
      <Lamp />
    </svg>
  );
}

const Dawn = () => (
  <g>
    <circle cx="440" cy="206" r="200" fill="var(--ink-700)" />
    <circle cx="440" cy="206" r="148" fill="var(--ink-600)" />
    <circle cx="440" cy="206" r="96" fill="var(--signal-500)" />
    <path
      d="M20 96h92a14 14 0 0 0-14-14 24 24 0 0 0-45-9 16 16 0 0 0-24 9 10 10 0 0 0-9 14zM150 150h70a11 11 0 0 0-11-11 19 19 0 0 0-35-7 13 13 0 0 0-16 7 8 8 0 0 0-8 11z"
      fill="var(--ink-700)"
    />
  </g>
);

/** The left edge of each bay's door. */
const bays = [46, 182, 318, 454];

/** North-light roof and four numbered bays; the last two are open and lit. */
const Depot = () => (
  <g>
    <path d="M28 226V184l92-32v32l92-32v32l92-32v32l92-32v32l92-32v32l92-32v74z" fill="var(--ink-500)" />
    <path d="M28 218h552v182H28z" fill="var(--ink-600)" />
    <path d="M28 218h552v10H28z" fill="var(--signal-600)" />
    <path d="M46 268h112v132H46zM182 268h112v132H182z" fill="var(--ink-900)" />
    <path d="M318 268h112v132H318zM454 268h112v132H454z" fill="var(--amber-100)" />
    <path
      d="M46 268h112v12H46zM182 268h112v12H182zM318 268h112v24H318zM454 268h112v24H454z"
      fill="var(--asphalt-300)"
    />
    <path d="M318 276h112M318 284h112M454 276h112M454 284h112" stroke="var(--asphalt-500)" strokeWidth="2" />
    <path d="M336 362h38v38h-38zM462 356h44v44h-44zM468 318h38v38h-38zM506 366h34v34h-34z" fill="var(--signal-300)" />
    <path d="M352 362h6v16h-6zM481 356h6v18h-6zM484 318h6v15h-6zM520 366h6v14h-6z" fill="var(--signal-600)" />
    {bays.map((x, index) => (
      <g key={x}>
        <path d={`M${x + 41} 236h30v24h-30z`} fill="var(--paper)" />
        <text
          x={x + 56}
          y="254.5"
          textAnchor="middle"
          fontSize="19"
          fontFamily="var(--font-display)"
          fontWeight="900"
          fill="var(--ink-900)"
        >
          {index + 1}
        </text>
      </g>
    ))}
  </g>
);

const Lamp = () => (
  <g>
    <path d="M604 400V120q0-18-18-18h-26" fill="none" stroke="var(--asphalt-300)" strokeWidth="7" />
    <path d="M528 96h38v12h-38z" fill="var(--asphalt-300)" />
    <path d="M532 108h30v6h-30z" fill="var(--amber-100)" />
  </g>
);
