import { Picture } from './picture.tsx';

/** Where the signs stand along the climb, and where the ground is there. */
const signs = [
  [52, 250],
  [144, 232],
  [236, 208],
  [328, 176],
  [420, 138],
] as const;

/** Five signs along a road that climbs, the last one at the top. */
export const CareerRoad = () => (
  <Picture>
    <circle cx="400" cy="84" r="66" fill="var(--ink-700)" />
    {signs.map(([x, ground], index) => (
      <Sign key={x} x={x} ground={ground} level={index + 1} isLast={index === signs.length - 1} />
    ))}
    <path d="M0 256C150 244 330 208 480 112V270H0z" fill="var(--ink-600)" />
    <path d="M0 270V262C170 256 340 224 480 132V192C360 240 230 262 110 270z" fill="var(--asphalt-800)" />
    <path d="M30 268C190 260 350 232 480 164" stroke="var(--paper)" strokeWidth="5" strokeDasharray="26 18" />
  </Picture>
);

interface SignProps {
  x: number;
  ground: number;
  level: number;
  isLast: boolean;
}

/** A sign for one level: a chevron for each. */
const Sign = ({ x, ground, level, isLast }: SignProps) => (
  <g transform={`translate(${x} ${ground})`}>
    <path d="M-4 -60h8V30h-8z" fill="var(--asphalt-300)" />
    <rect x="-34" y="-108" width="68" height="56" rx="7" fill={isLast ? 'var(--ink-900)' : 'var(--paper)'} />
    <rect
      x="-29"
      y="-103"
      width="58"
      height="46"
      rx="4"
      fill={isLast ? 'var(--signal-500)' : 'var(--paper)'}
      stroke={isLast ? 'var(--signal-500)' : 'var(--ink-800)'}
      strokeWidth="3"
    />
    <text
      y="-66"
      textAnchor="middle"
      fontSize="38"
      fill="var(--ink-900)"
      fontFamily="var(--font-display)"
      fontWeight="900"
    >
      {level}
    </text>
  </g>
);
