import { BusFront } from '../vehicles/bus-front.tsx';
import { CabFront } from '../vehicles/cab-front.tsx';

/** Scales with a lorry in one pan and a bus in the other, held by an operator licence disc. Decorative. */
export function Scales() {
  return (
    <svg viewBox="0 -10 640 430" preserveAspectRatio="xMidYMax meet" focusable="false">
      <path d="M308 110h24v270h-24z" fill="var(--asphalt-300)" />
      <path d="M250 420v-16q0-10 10-10h24q12 0 20-16h32q8 16 20 16h24q10 0 10 10v16z" fill="var(--asphalt-300)" />
      <path d="M118 118H522" stroke="var(--signal-500)" strokeWidth="16" strokeLinecap="round" />
      <Pan x={118} />
      <Pan x={522} />
      <CabFront x={68} y={210} />
      <BusFront x={472} y={174} />
      <LicenceDisc />
    </svg>
  );
}

const Pan = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path d="M0 118L-92 338M0 118L92 338" stroke="var(--ink-300)" strokeWidth="4" />
    <path d="M-104 338H104q-6 42-60 42H-44q-54 0-60-42z" fill="var(--asphalt-300)" />
    <path d="M-104 338H104v8H-104z" fill="var(--paper)" />
    <circle cy="118" r="13" fill="var(--signal-500)" />
  </g>
);

const LicenceDisc = () => (
  <g transform="translate(320 112)">
    <circle r="98" fill="var(--paper)" />
    <circle r="91" fill="none" stroke="var(--ink-300)" strokeWidth="2" strokeDasharray="3 6" />
    <circle r="84" fill="var(--signal-500)" />
    <circle r="52" fill="var(--paper)" />
    <path id="licence-rim" d="M-61 0a61 61 0 1 1 122 0a61 61 0 1 1-122 0" fill="none" />
    <g fill="var(--ink-900)" fontFamily="var(--font-display)" fontWeight="900">
      <text fontSize="19.5">
        <textPath href="#licence-rim" textLength="379">
          OPERATOR LICENCE • OPERATOR LICENCE •
        </textPath>
      </text>
      <text y="28" textAnchor="middle" fontSize="78">
        O
      </text>
    </g>
  </g>
);
