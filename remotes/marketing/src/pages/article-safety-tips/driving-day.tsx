import styles from './driving-day.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A point on the disc: midnight at the top, clockwise. */
function at(hour: number, radius: number): string {
  const angle = (hour / 24) * 2 * Math.PI;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}

const ticks = hours.map((hour) => `M${at(hour, 86)}L${at(hour, hour % 6 === 0 ? 98 : 92)}`).join('');

const arc = (from: number, to: number) => `M${at(from, 68)}A68 68 0 0 1 ${at(to, 68)}`;

/** A tachograph disc with two spells of driving and the break between them. Decorative. */
export function DrivingDay() {
  return (
    <svg viewBox="-104 -104 208 208" className={styles.disc} aria-hidden="true" focusable="false">
      <circle r="100" className={styles.paper} />
      <circle r="68" className={styles.lane} />
      <path d={arc(6, 10.5)} className={styles.driving} />
      <path d={arc(10.5, 11.25)} className={styles.break} />
      <path d={arc(11.25, 15.75)} className={styles.driving} />
      <path d={ticks} className={styles.tick} />
      <text y="-28" className={styles.time}>
        4½ h
      </text>
      <text y="8" className={styles.pause}>
        45 min
      </text>
      <text y="44" className={styles.time}>
        4½ h
      </text>
    </svg>
  );
}
