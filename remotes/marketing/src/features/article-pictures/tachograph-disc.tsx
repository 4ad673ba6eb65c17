import { Picture } from './picture.tsx';

/** Where a time stands on the disc: minutes since midnight as degrees, midnight at the top. */
const angle = (minutes: number) => (minutes / 1440) * 360 - 90;

const round = (value: number) => Math.round(value * 10) / 10;
const point = (minutes: number, radius: number) => {
  const radians = (angle(minutes) * Math.PI) / 180;
  return `${round(radius * Math.cos(radians))} ${round(radius * Math.sin(radians))}`;
};

const arc = (from: number, to: number, radius: number) =>
  `M${point(from, radius)}A${radius} ${radius} 0 ${to - from > 720 ? 1 : 0} 1 ${point(to, radius)}`;

/** A legal day: 4.5 hours at the wheel, 45 minutes of break, 4.5 hours at the wheel, 11 hours of rest. */
const driving = [
  [360, 630],
  [675, 945],
] as const;
const rest = [[1020, 1680]] as const;

/** A day on a tachograph's disc, and the break that it asks for. */
export const TachographDisc = () => (
  <Picture>
    <path d="M0 262h480v8H0z" fill="var(--ink-600)" />
    <g transform="translate(226 138)">
      <circle r="124" fill="var(--ink-600)" />
      <circle r="118" fill="var(--paper)" />
      <circle r="110" stroke="var(--asphalt-300)" strokeWidth="8" strokeDasharray="2 26.798" />
      <circle r="111" stroke="var(--asphalt-500)" strokeWidth="12" strokeDasharray="3 171.36" />
      <circle r="94" stroke="var(--asphalt-200)" strokeWidth="2" />
      <circle r="54" stroke="var(--asphalt-200)" strokeWidth="2" />
      <g strokeWidth="26">
        {driving.map(([from, to]) => (
          <path key={from} d={arc(from, to, 74)} stroke="var(--signal-500)" />
        ))}
        {rest.map(([from, to]) => (
          <path key={from} d={arc(from, to, 74)} stroke="var(--ink-300)" />
        ))}
        <path d={arc(630, 675, 74)} stroke="var(--green-600)" />
      </g>
      <circle r="32" fill="var(--ink-800)" />
      <path d="M0 -24q16 20 0 40q-16 -20 0 -40z" fill="var(--paper)" />
    </g>
    <Mug />
    <Bed />
  </Picture>
);

const Mug = () => (
  <>
    <path d="M440 208h14q16 0 16 18t-16 18h-14" stroke="var(--signal-500)" strokeWidth="9" />
    <path d="M376 196h70v58q0 8-8 8h-54q-8 0-8-8z" fill="var(--signal-500)" />
    <path d="M376 212h70v10h-70z" fill="var(--ink-800)" />
    <path
      d="M396 182q-8-10 0-20t0-20M424 182q-8-10 0-20t0-20"
      stroke="var(--ink-200)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
);

/** A lorry park's sign: P, and a bed below. */
const Bed = () => (
  <>
    <path d="M52 200h8v62h-8z" fill="var(--asphalt-500)" />
    <rect x="14" y="92" width="84" height="112" rx="8" fill="var(--paper)" />
    <rect x="19" y="97" width="74" height="102" rx="5" fill="var(--ink-500)" />
    <text
      x="56"
      y="150"
      textAnchor="middle"
      fontSize="52"
      fill="var(--paper)"
      fontFamily="var(--font-display)"
      fontWeight="900"
    >
      P
    </text>
    <path d="M30 162v26M30 181h52v7M82 181v-4q0-7-8-7H48v11" stroke="var(--paper)" strokeWidth="5" />
    <circle cx="39" cy="173" r="4.5" fill="var(--paper)" />
  </>
);
