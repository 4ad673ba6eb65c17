import styles from './hill-road.module.css';

/** Where the five signs stand on the hill. */
const stops = [
  { x: 70, y: 196 },
  { x: 202, y: 168 },
  { x: 334, y: 132 },
  { x: 466, y: 90 },
  { x: 598, y: 44 },
];

/** A road that climbs past five numbered signs. Decorative. */
export function HillRoad({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 680 240" className={className} aria-hidden="true" focusable="false">
      <path d="M0 0H680V240H0z" className={styles.sky} />
      <path d="M0 168Q120 120 240 138T470 78T680 30V240H0z" className={styles.far} />
      <path d="M0 216Q130 204 240 176T470 108T680 34V240H0z" className={styles.near} />
      <path d="M-10 226Q130 210 240 182T470 114T690 38" className={styles.surface} />
      <path d="M-10 226Q130 210 240 182T470 114T690 38" className={styles.dashes} />
      {stops.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M-2 0H2V-44H-2z" className={styles.post} />
          <rect x="-19" y="-74" width="38" height="34" rx="5" className={styles.plate} />
          <text y="-50" textAnchor="middle" className={styles.number}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
