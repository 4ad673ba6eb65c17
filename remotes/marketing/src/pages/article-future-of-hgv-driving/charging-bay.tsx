import m from '../../features/drawing/materials.module.css';
import { Lorry } from '../../features/home/lorry.tsx';
import styles from './charging-bay.module.css';

/** A lorry on charge in a drive-through bay. Decorative. */
export function ChargingBay() {
  return (
    <div className={styles.bay} aria-hidden="true">
      <Lorry className={styles.vehicle} />
      <svg viewBox="0 0 150 180" className={styles.charger}>
        <path d="M6 40L70 6H150V18L70 40z" fill="var(--ink-800)" />
        <path d="M118 18h10v162h-10z" className={m.frame} />
        <rect x="52" y="74" width="46" height="106" rx="7" fill="var(--ink-800)" />
        <rect x="60" y="84" width="30" height="26" rx="3" className={m.paper} />
        <path d="M78 86l-10 13h7l-3 10 11-14h-7z" className={m.signal} />
        <path d="M60 120h30M60 128h20" stroke="var(--ink-300)" strokeWidth="3" />
        <path
          d="M52 136C30 136 34 168 16 166S2 140-14 138"
          fill="none"
          stroke="var(--signal-500)"
          strokeLinecap="round"
          strokeWidth="5"
        />
      </svg>
    </div>
  );
}
